import { countdown } from '@marquee/domain/lotteryTiming';
import { formatNumber } from '@marquee/domain/money';
import { sumBalance } from '../ledger/wallets.ts';
import { inLanguage } from '../messages.ts';
import { escaped, htmlPage } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import type { Platform } from '../platform.ts';
import { safetyMessage } from '../safety/messages.ts';
import { LOTTERIES, type Lottery, lotteryOf } from './catalogue.ts';
import { numbersOf, written } from './draws.ts';
import { launchOf, noteOpened } from './launches.ts';
import { type LotteryMessage, lotteryMessage } from './messages.ts';
import { LOTTERY_NAMES } from './names.ts';
import { drawsUntil, issueOf, nextDraw } from './schedule.ts';
import type { Launch, Ticket } from './state.ts';
import { buyTicket, choicesOf, type NoSale, prizeOf, STAKES, saleEnd, ticketsOf } from './tickets.ts';

const LONGEST_REFRESH_S = 600;
const TICKETS_SHOWN = 8;

const nameOf = ({ code }: Lottery, language: string) => inLanguage(LOTTERY_NAMES[code], language);

function noSale(why: NoSale, language: string): string {
  return why === 'excluded' || why === 'timeOut' || why === 'lossLimit'
    ? safetyMessage(why, language)
    : lotteryMessage(why, language);
}

function resultOf({ status, prize }: Ticket, language: string): string {
  return status === 'won' ? lotteryMessage('won', language, formatNumber(prize, 2)) : lotteryMessage(status, language);
}

function ticketsTable(platform: Platform, launch: Launch, lottery: Lottery): string {
  const tickets = ticketsOf(platform, launch, lottery.code, TICKETS_SHOWN);
  if (tickets.length === 0) return '';
  const say = (name: LotteryMessage) => escaped(lotteryMessage(name, launch.language));
  const rows = tickets.map(
    (ticket) =>
      `<tr><td>${issueOf(lottery.schedule, ticket.drawAt)}</td><td>${written(lottery, ticket.pick)}</td><td>${formatNumber(ticket.stake, 2)}</td><td>${escaped(resultOf(ticket, launch.language))}</td></tr>`,
  );
  return `<h2>${say('tickets')}</h2><table><thead><tr><th>${say('draw')}</th><th>${say('number')}</th><th>${say('stake')}</th><th>${say('result')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function saleForm(platform: Platform, lottery: Lottery, language: string): string {
  const say = (name: LotteryMessage, ...values: string[]) => escaped(lotteryMessage(name, language, ...values));
  const left = saleEnd(lottery, nextDraw(lottery.schedule, platform.now())) - platform.now();
  if (left <= 0) return `<p>${say('closed')}</p>`;
  const [stake = '10'] = STAKES;
  const choices = choicesOf(lottery);
  const odds = say('odds', String(choices.length), formatNumber(stake, 2), formatNumber(prizeOf(lottery, stake), 2));
  const picks = choices.map((number) => `<option value="${number}">${written(lottery, number)}</option>`).join('');
  const stakes = STAKES.map((amount) => `<option value="${amount}">${formatNumber(amount, 2)}</option>`).join('');
  return `<p>${say('closesIn')} <strong>${countdown(left).text}</strong></p><form method="post"><input type="hidden" name="game" value="${lottery.code}"><input type="hidden" name="form" value="${platform.hex(8)}"><label>${say('pick')}<select name="pick">${picks}</select></label><label>${say('stake')}<select name="stake">${stakes}</select></label><p>${odds}</p><button>${say('buy')}</button></form>`;
}

function backLink({ back, language }: Launch): string {
  return back === ''
    ? ''
    : `<p><a href="${escaped(back)}" target="_top">${escaped(lotteryMessage('back', language))}</a></p>`;
}

function gamePage(platform: Platform, launch: Launch, lottery: Lottery, said: string | undefined): Response {
  const { language } = launch;
  const say = (name: LotteryMessage) => escaped(lotteryMessage(name, language));
  const now = platform.now();
  const [last = 0] = drawsUntil(lottery.schedule, now, 1);
  const next = nextDraw(lottery.schedule, now);
  const numbers = numbersOf(lottery, platform.seed, last).map((number) => `<li>${written(lottery, number)}</li>`);
  const balance = formatNumber(sumBalance(platform, launch.merchant, launch.username), 2);
  const name = nameOf(lottery, language);
  const body = `${backLink(launch)}<h1>${escaped(name)}</h1>${said === undefined ? '' : `<p class="said" role="status">${escaped(said)}</p>`}<p>${say('balance')}: ${balance}</p><h2>${say('lastDraw')} ${issueOf(lottery.schedule, last)}</h2><ul class="numbers">${numbers.join('')}</ul><h2>${say('nextDraw')} ${issueOf(lottery.schedule, next)}</h2>${saleForm(platform, lottery, language)}${ticketsTable(platform, launch, lottery)}`;
  // what is on the page changes when sales close and when numbers are drawn
  const change = Math.ceil(((saleEnd(lottery, next) > now ? saleEnd(lottery, next) : next) - now) / 1000) + 1;
  return htmlPage({ language, title: name, body, refresh: Math.min(change, LONGEST_REFRESH_S) });
}

function lobbyPage(launch: Launch): Response {
  const { language } = launch;
  const title = lotteryMessage('lobby', language);
  const items = LOTTERIES.map(
    (lottery) => `<li><a href="?game=${lottery.code}">${escaped(nameOf(lottery, language))}</a></li>`,
  );
  return htmlPage({ language, title, body: `${backLink(launch)}<h1>${escaped(title)}</h1><ul>${items.join('')}</ul>` });
}

async function answer(request: Request, platform: Platform): Promise<Response> {
  const url = new URL(request.url);
  const launch = launchOf(platform, url.pathname.split('/').at(-1) ?? '');
  const language = launch?.language ?? '';
  if (!launch) {
    const title = lotteryMessage('lobby', language);
    return htmlPage({ language, title, body: `<p>${escaped(lotteryMessage('ended', language))}</p>`, status: 410 });
  }
  if (request.method === 'POST') {
    const fields = new URLSearchParams((await request.text()).slice(0, 1000));
    const lottery = lotteryOf(fields.get('game') ?? '');
    if (!lottery) return lobbyPage(launch);
    const [pick, stake, form] = [
      Number(fields.get('pick') ?? Number.NaN),
      fields.get('stake') ?? '',
      fields.get('form'),
    ];
    const bought = buyTicket(platform, launch, { lottery, pick, stake, form: (form ?? '').slice(0, 64) });
    const said = typeof bought === 'string' ? noSale(bought, language) : lotteryMessage('bought', language);
    return gamePage(platform, launch, lottery, said);
  }
  const lottery = lotteryOf(url.searchParams.get('game') ?? '');
  if (!lottery) return lobbyPage(launch);
  noteOpened(platform, launch.merchant, launch.username, lottery.code);
  return gamePage(platform, launch, lottery, undefined);
}

/** Where lotteries are played: the last draw, a ticket for the next one, and the tickets bought (LOTT-06). */
export const lotteryPage: Page = { path: '/sandbox/lottery/:launch', methods: ['GET', 'POST'], answer };
