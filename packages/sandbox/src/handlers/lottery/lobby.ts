import type { Handler } from '../../exchange.ts';
import { lotteryOf } from '../../lottery/catalogue.ts';
import { noteOpened, openLaunch } from '../../lottery/launches.ts';
import { lotteryMessage } from '../../lottery/messages.ts';
import { personOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';
import { assertNotExcluded } from '../../safety/bars.ts';

/** Only a way within the site leads back: a path, or an address of the site itself. */
function backOf(text: string, origin: string): string {
  try {
    const url = new URL(text, origin);
    return url.origin === new URL(origin).origin ? `${url.pathname}${url.search}${url.hash}` : '';
  } catch {
    return '';
  }
}

/** The address of the lottery page, good for the session that asks. */
export const lobby: Handler<'lottery.lobby'> = (exchange) => {
  const { merchant, username } = personOf(exchange);
  assertNotExcluded(exchange);
  const { platform, input, session, origin } = exchange;
  const { view, gameCode } = input;
  if (view === 'betting' && !(gameCode && lotteryOf(gameCode))) {
    throw new Refusal(lotteryMessage('unknownGame', exchange.language), { code: 'lottery.unknown' });
  }
  if (view === 'betting' && gameCode) noteOpened(platform, merchant, username, gameCode);
  const mark = openLaunch(platform, {
    merchant,
    username,
    session: session?.token ?? '',
    language: input.language || exchange.language,
    back: backOf(input.backUrl, origin),
  });
  return { url: `/sandbox/lottery/${mark}${view === 'betting' ? `?game=${gameCode}` : ''}` };
};
