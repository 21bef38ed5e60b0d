import type { CallAnswer } from '@marquee/sdk/contract/call';
import type { areas, CallId, Calls } from '@marquee/sdk/contract/calls';
import type * as z from 'zod/mini';
import type { OpenSession, Platform } from './platform.ts';
import type { Scenario } from './scenarios.ts';

/** Who asks, as far as the platform can tell. */
export interface Caller {
  readonly merchant: string;
  /** platform language code, as sent */
  readonly language: string;
  readonly ip: string;
  /** where the site is that asks, e.g. `https://brand.example` */
  readonly origin: string;
  /** a browser that has been here before; made for one that has not */
  readonly client: string;
  /** the request bore no mark of its own */
  readonly unmarked: boolean;
}

/** One call being answered. */
export interface Exchange<Input> extends Caller {
  readonly input: Input;
  /** open for every call that requires one; else only if there is one */
  readonly session: OpenSession | undefined;
  readonly scenario: Scenario;
  readonly platform: Platform;
}

type Answer<T> = T | Promise<T>;

/** How a call is answered: the `value` as it goes over the wire. Saying no is throwing a `Refusal`. */
export type Handler<Id extends CallId> = (
  exchange: Exchange<z.output<Calls[Id]['input']>>,
) => Answer<CallAnswer<Calls[Id]>>;

/** A handler for every call of an area. */
export type HandlersOf<Area extends keyof typeof areas> = {
  readonly [Id in Extract<keyof (typeof areas)[Area], CallId>]: Handler<Id>;
};

/** A handler for every call of the contract: a call without one does not compile. */
export type Handlers = { readonly [Id in CallId]: Handler<Id> };
