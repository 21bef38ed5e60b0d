import { type Amount, compareAmounts } from '@marquee/domain/money';
import { digitsOf } from '@marquee/domain/portion';
import type { Handler } from '../../exchange.ts';
import { realPersonOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';
import { safetyMessage } from '../../safety/messages.ts';
import { keepSafety, safetyOf } from '../../safety/settings.ts';
import type { KeptLimit } from '../../safety/state.ts';
import { answerOf } from './answer.ts';

const RAISE_AFTER_MS = 24 * 60 * 60_000;
const SHORTEST_MINUTES = '15';
const LONGEST_MINUTES = '1440';

function fits(kind: KeptLimit['kind'], period: KeptLimit['period'], value: Amount): boolean {
  if (kind !== 'session') return compareAmounts(value, '0') > 0 && digitsOf(value) <= 2;
  return (
    period === 'day' &&
    digitsOf(value) === 0 &&
    compareAmounts(value, SHORTEST_MINUTES) >= 0 &&
    compareAmounts(value, LONGEST_MINUTES) <= 0
  );
}

/** A lower limit, or a first one, holds at once; a higher one or none waits a day, so that nobody is carried away (SAFE-02). */
export const setLimit: Handler<'safety.setLimit'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, language, input } = exchange;
  const { kind, period, value } = input;
  if (value !== undefined && !fits(kind, period, value)) {
    throw new Refusal(safetyMessage('limitUnfit', language), { code: 'limit.unfit' });
  }
  const kept = safetyOf(platform, person.merchant, person.username);
  const old = kept.limits.find((limit) => limit.kind === kind && limit.period === period);
  const before = old?.value;
  const tighter = value !== undefined && (before === undefined || compareAmounts(value, before) <= 0);
  const startsAt = platform.now() + RAISE_AFTER_MS;
  const next: KeptLimit[] = tighter
    ? [{ kind, period, value }]
    : before === undefined
      ? []
      : [{ kind, period, value: before, pending: value === undefined ? { startsAt } : { value, startsAt } }];
  const limits = [...kept.limits.filter((limit) => limit !== old), ...next];
  keepSafety(platform, person.merchant, person.username, { ...kept, limits });
  return answerOf(platform, person);
};
