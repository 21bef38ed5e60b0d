import { compareAmounts, formatNumber } from '@marquee/domain/money';
import { catalogueOf } from '../games/catalogue.ts';
import type { GameTicket } from '../games/state.ts';
import { escaped, languageTag } from '../pages/html.ts';
import type { Page } from '../pages/page.ts';
import type { Platform } from '../platform.ts';
import { gameStyle, symbolSprites } from './look.ts';
import { payTable, RTP } from './odds.ts';
import { playBalance, playRound, STAKE } from './rounds.ts';
import { gameScript } from './script.ts';
import { gameText, symbolNames } from './texts.ts';
import { ticketAt } from './tickets.ts';

const FIRST_REELS = [4, 1, 2] as const;

const common = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } as const;

interface GamePage {
  language: string;
  title: string;
  body: string;
  /** what the script reads */
  data: object;
  status: number;
  framedBy?: string | undefined;
}

/** The script goes before all that one can press, so that no press comes too early. */
function html({ language, title, body, data, status, framedBy = '' }: GamePage): Response {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // the site that launched it, and nobody else
    `frame-ancestors 'self'${framedBy && ` ${framedBy}`}`,
  ].join('; ');
  return new Response(
    `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="stylesheet" href="/sandbox/game/game.css">${dataFor(data)}</head>${body}</html>`,
    {
      status,
      headers: {
        ...common,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
      },
    },
  );
}

const symbol = (index: number) =>
  `<svg viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#s${index}"/></svg>`;

function rules(language: string): string {
  const names = symbolNames(language);
  const rows = payTable.map(
    ({ symbol: index, count, pays }) =>
      `<tr><td>${symbol(index).repeat(count)} ${count} × ${escaped(names[index] ?? '')}</td><td>×${pays}</td></tr>`,
  );
  return `<details><summary>${escaped(gameText('rules', language))}</summary><table>${rows.join('')}</table></details><p>${escaped(gameText('rtp', language, { rtp: `${RTP}%` }))}</p>`;
}

/** What the script reads; no text in it can end the element. */
function dataFor(values: object): string {
  return `<script type="application/json" id="data">${JSON.stringify(values).replace(/</g, '\\u003c')}</script><script src="/sandbox/game/game.js"></script>`;
}

const leave = (language: string) =>
  `<footer><button type="button" id="leave">${escaped(gameText('back', language))}</button></footer>`;

/** A game that is over, with the way back. */
function endedPage(language: string): Response {
  const body = `<body><main><p class="said">${escaped(gameText('ended', language))}</p></main>${leave(language)}</body>`;
  return html({ language, title: gameText('demo', language), body, data: {}, status: 404 });
}

function gamePage(platform: Platform, id: string, ticket: GameTicket): Response {
  const { language, nodeId, round, last, practice, back } = ticket;
  const text = (name: Parameters<typeof gameText>[0], values = {}) => escaped(gameText(name, language, values));
  const game = catalogueOf(platform.seed).find(nodeId);
  const title = game?.name ?? gameText('demo', language);
  const reels = last?.reels ?? FIRST_REELS;
  const data = {
    ticket: id,
    round,
    rounds: '/sandbox/game/round',
    back,
    symbols: symbolNames(language),
    failed: gameText('failed', language),
  };
  const body = `<body>${symbolSprites}<header><div><h1>${escaped(title)}</h1> <span class="tag">${text('demo')}</span></div><div>${text('balance')} <span class="money" id="balance">${formatNumber(playBalance(platform, ticket), 2)}</span></div></header>
<main>${practice === undefined ? '' : `<p>${text('practice')}</p>`}<div class="machine" id="machine"><img src="/sandbox/art/game/${escaped(nodeId)}.svg" alt=""><div class="reels" role="img" aria-labelledby="names">${reels.map((index) => `<span>${symbol(index)}</span>`).join('')}</div><span id="names" hidden>${escaped(reels.map((index) => symbolNames(language)[index]).join(', '))}</span></div>
<p class="said" id="said" role="status">${text('ready')}</p>
<button type="button" id="play">${text('play', { stake: STAKE })}</button>
${rules(language)}</main>
${leave(language)}</body>`;
  return html({ language, title, body, data, status: 200, framedBy: back });
}

function asset(text: string, type: string): Response {
  return new Response(text, {
    headers: { ...common, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}

function roundAnswer(platform: Platform, id: string, number: number): object {
  const language = ticketAt(platform, id)?.language ?? '';
  const played = playRound(platform, id, number);
  if ('refused' in played) return played;
  const { reels, win, balance } = played.outcome;
  const won = compareAmounts(win, '0') > 0;
  const said = gameText(won ? 'won' : 'lost', language, { win: formatNumber(win, 2) });
  return { round: played.round, reels, balance: formatNumber(balance, 2), won, said };
}

/** The demo game that the sandbox serves: page, look, script, and the one thing it asks. */
export const gamePages: readonly Page[] = [
  {
    path: '/sandbox/game/',
    methods: ['GET'],
    answer: (request, platform) => {
      const url = new URL(request.url);
      const id = url.searchParams.get('ticket') ?? '';
      const ticket = ticketAt(platform, id);
      return ticket ? gamePage(platform, id, ticket) : endedPage(url.searchParams.get('language') ?? '');
    },
  },
  { path: '/sandbox/game/game.css', methods: ['GET'], answer: () => asset(gameStyle, 'text/css') },
  { path: '/sandbox/game/game.js', methods: ['GET'], answer: () => asset(gameScript, 'text/javascript') },
  {
    path: '/sandbox/game/round',
    methods: ['POST'],
    answer: async (request, platform) => {
      const form = new URLSearchParams((await request.text()).slice(0, 500));
      const answer = roundAnswer(platform, form.get('ticket') ?? '', Number(form.get('round')));
      return Response.json(answer, {
        // a sandboxed frame asks as nobody; the ticket is all that counts, and no cookie is read
        headers: { ...common, 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' },
      });
    },
  },
];
