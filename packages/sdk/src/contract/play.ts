import type { Call, CallInput, CallOutput } from './call.ts';

/** Someone with an account, playing calls in an order that a platform would meet. */
export interface Player {
  readonly username: string;
  readonly password: string;
  /** what confirms that money may leave, where the account has one and whoever plays knows it */
  readonly paymentPassword?: string;
  /** asks another call first, e.g. a list whose first id is needed */
  ask<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
  /** a name nobody has used yet, of letters and digits */
  fresh(): string;
  /** the code that was sent to this mobile number, where that can be known: the stand-in tells, a platform does not */
  code?(mobileNum: string): Promise<string>;
  /** what the newest captcha shows, where that can be known */
  captcha?(): Promise<string>;
}

/** A call that cannot be played for this player here; says why. */
export class CannotPlay extends Error {
  override readonly name = 'CannotPlay';
}

/** An input with which a call succeeds. Documents show it, the conformance run and the chaos run send it. */
export type Play<C extends Call> = (player: Player) => CallInput<C> | Promise<CallInput<C>>;

/** A play for every call of an area: a call without one does not compile. */
export type Plays<Area extends Readonly<Record<string, Call>>> = { readonly [Id in keyof Area]: Play<Area[Id]> };

/** The language that calls are played in; a brand need not offer it, a platform that shows anything speaks it. */
export const playLanguage = 'EN';
