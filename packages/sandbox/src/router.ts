import type { Call } from '@marquee/sdk/contract/call';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { type Envelope, headerNames, refusalCodes } from '@marquee/sdk/contract/wire';
import { Hono } from 'hono';
import { LinearRouter } from 'hono/router/linear-router';
import { pendingCalls, pendingText } from './account/pending.ts';
import { artAt } from './art/gallery.ts';
import type { Exchange, Handlers } from './exchange.ts';
import { type FaultPlan, parseFaults } from './faults.ts';
import { type Answered, onceOnly } from './idempotency.ts';
import { settleDue } from './ledger/due.ts';
import { message } from './messages.ts';
import { NamesError } from './names.ts';
import { pages } from './pages/pages.ts';
import type { Platform } from './platform.ts';
import { Refusal } from './refusal.ts';
import { callerOf, clientCookie, cookieOf, inputOf, printOf, tokenOf } from './request.ts';
import { parseScenario, type ScenarioName, scenarioOf } from './scenarios.ts';
import { spoil, type Wait } from './spoil.ts';

interface RouterOptions {
  readonly platform: Platform;
  readonly handlers: Handlers;
  readonly scenario: ScenarioName;
  readonly faults: FaultPlan;
  readonly wait: Wait;
}

const callIds = Object.keys(calls) as CallId[];

function json(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

const failure = (status: number, text: string, more: Partial<Envelope> = {}, headers?: Record<string, string>) =>
  json(status, JSON.stringify({ success: false, message: text, ...more } satisfies Envelope), headers);

/** What a request asks for itself, by header or cookie. */
const asked = (request: Request, name: string) => request.headers.get(name) ?? cookieOf(request, name);

/** One route for every call of the contract, the art, and a plain answer for everything else. */
export function createRouter(options: RouterOptions): Hono {
  const { platform, wait } = options;
  // made anew for every test and story: this router needs no preparation, and a search through some hundred is nothing
  const app = new Hono({ router: new LinearRouter() });
  const methods = new Map<string, string[]>();
  const once = onceOnly(platform, new Map());

  for (const id of callIds) {
    const call: Call = calls[id];
    methods.set(call.path, [...(methods.get(call.path) ?? []), call.method]);
    app.on(call.method, call.path, (context) => answerCall(id, call, context.req.raw));
  }
  for (const [path, allowed] of methods) {
    app.all(path, () => failure(405, 'This method is not allowed here.', {}, { Allow: allowed.join(', ') }));
  }
  app.on(
    'GET',
    '/sandbox/art/*',
    (context) => artAt(context.req.path, platform.seed) ?? failure(404, 'There is no such picture.'),
  );
  app.all('/sandbox/art/*', () => failure(405, 'This method is not allowed here.', {}, { Allow: 'GET' }));
  for (const { path, methods: allowed, answer } of pages) {
    app.on([...allowed], path, async (context) => {
      settleDue(platform);
      return (await answer(context.req.raw, platform)) ?? failure(404, 'There is no such page.');
    });
    app.all(path, () => failure(405, 'This method is not allowed here.', {}, { Allow: allowed.join(', ') }));
  }
  app.all('/wps/relay/*', (context) =>
    failure(200, message('refused', callerOf(context.req.raw, () => '').language), { code: refusalCodes.unavailable }),
  );
  app.notFound(() => failure(404, 'The platform has nothing at this address.'));
  app.onError((error) => {
    if (error instanceof Refusal) return json(error.status, JSON.stringify(error.envelope()));
    if (error instanceof NamesError) return json(400, JSON.stringify({ error: error.message, known: error.known }));
    throw error;
  });

  async function answerCall(id: CallId, call: Call, request: Request): Promise<Response> {
    const wanted = asked(request, 'X-Sandbox-Fault');
    const faults = wanted === undefined ? options.faults : parseFaults(wanted, callIds);
    const scenario = scenarioOf(parseScenario(asked(request, 'X-Sandbox-Scenario') ?? options.scenario));
    const caller = callerOf(request, () => (call.module === 'SESSION' ? platform.hex(8) : ''));
    const headers: Record<string, string> = {};
    if (caller.unmarked && call.module === 'SESSION') headers['Set-Cookie'] = clientCookie(caller.client);

    const respond = async (request: Request): Promise<Answered> => {
      let begun = false;
      try {
        settleDue(platform);
        const token = tokenOf(request);
        const session = token === undefined ? undefined : platform.session(caller.merchant, token);
        if (call.session === 'required' && !session) {
          throw new Refusal(message('sessionExpired', caller.language), { code: 'session.expired', status: 401 });
        }
        if (session?.record.pending && call.session === 'required' && !pendingCalls.includes(id)) {
          throw new Refusal(pendingText(caller.language), { code: 'session.unverified', status: 403 });
        }
        const input = await inputOf(call, request, platform.keys);
        begun = true;
        const value = await run(options.handlers, id, {
          ...caller,
          language: caller.language || (session?.record.language ?? ''),
          input,
          session,
          scenario,
          platform,
        });
        const success: Envelope = { success: true, message: '', value };
        return { status: 200, text: JSON.stringify(call.bare ? value : success), begun };
      } catch (error) {
        if (error instanceof Refusal) return { status: error.status, text: JSON.stringify(error.envelope()), begun };
        throw error;
      }
    };

    const key = call.effect === 'read' ? null : request.headers.get(headerNames.idempotencyKey)?.slice(0, 64);
    const owner = `${caller.merchant} ${tokenOf(request) ?? 'nobody'} ${id}`;
    const deliver = async (delivered: Request) => {
      const print = key ? await printOf(call, delivered.clone(), platform.keys) : '';
      return once(key ? { name: `${owner} ${key}`, print } : undefined, () => respond(delivered));
    };
    const answer = () => deliver(request);

    const fault = faults[id] ?? faults['*'];
    if (!fault) {
      const { status, text } = await answer();
      return json(status, text, headers);
    }
    // a body can be read once, so a second delivery needs its copy beforehand
    const copy = fault.name === 'duplicate' ? request.clone() : request;
    const again = () => deliver(copy);
    const bare = call.bare === true;
    const spoilt = await spoil(fault, { language: caller.language, bare, wait, signal: request.signal, answer, again });
    return spoilt === 'offline'
      ? Response.error()
      : json(spoilt.status, spoilt.text, { ...headers, ...spoilt.headers });
  }

  return app;
}

/** Runs the handler of a call; `inputOf` has parsed the input with that very call's schema, which types cannot follow. */
function run(handlers: Handlers, id: CallId, exchange: Exchange<unknown>): unknown {
  const handler = handlers[id] as (exchange: Exchange<unknown>) => unknown;
  return handler(exchange);
}
