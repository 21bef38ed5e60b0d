import type { Exchange, Handler } from '../../exchange.ts';
import { type Person, realPersonOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';
import { safetyMessage } from '../../safety/messages.ts';
import { keepSafety, safetyOf } from '../../safety/settings.ts';
import type { Pause } from '../../safety/state.ts';
import { answerOf, OPTIONS } from './answer.ts';

const DAY = 24 * 60 * 60_000;
const MONTH_DAYS = 30.44;

/** The member's limits, pause and reminders. */
export const settings: Handler<'safety.settings'> = (exchange) => answerOf(exchange.platform, realPersonOf(exchange));

function unfit({ language }: Exchange<unknown>): Refusal {
  return new Refusal(safetyMessage('choiceUnfit', language), { code: 'choice.unfit' });
}

/** Keeps a pause unless the one that runs is longer: nothing here ends one before its time. */
function pause(exchange: Exchange<unknown>, person: Person, wanted: Pause) {
  const { platform } = exchange;
  const kept = safetyOf(platform, person.merchant, person.username);
  const end = (one: Pause | undefined) => (one ? (one.until ?? Number.POSITIVE_INFINITY) : 0);
  if (end(wanted) > end(kept.pause)) {
    keepSafety(platform, person.merchant, person.username, { ...kept, pause: wanted });
  }
  return answerOf(platform, person);
}

/** A pause of some days. */
export const timeOut: Handler<'safety.timeOut'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { days } = exchange.input;
  if (!OPTIONS.timeOutDays.includes(days)) throw unfit(exchange);
  const since = exchange.platform.now();
  return pause(exchange, person, { kind: 'timeOut', since, until: since + days * DAY });
};

/** Self-exclusion, at once. */
export const exclude: Handler<'safety.exclude'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { months } = exchange.input;
  if (!OPTIONS.exclusionMonths.includes(months)) throw unfit(exchange);
  const since = exchange.platform.now();
  const until = since + Math.ceil(months * MONTH_DAYS) * DAY;
  return pause(exchange, person, { kind: 'exclusion', since, ...(months === 0 ? {} : { until }) });
};

/** How often the member is reminded of the time played. */
export const realityCheck: Handler<'safety.realityCheck'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, input } = exchange;
  if (!OPTIONS.realityCheckMinutes.includes(input.minutes)) throw unfit(exchange);
  const kept = safetyOf(platform, person.merchant, person.username);
  keepSafety(platform, person.merchant, person.username, { ...kept, realityCheckMinutes: input.minutes });
  return answerOf(platform, person);
};
