import type * as z from 'zod/mini';

/** Whether a call needs a session: `required` is never sent without a token, `optional` bears one when there is one. */
export type SessionNeed = 'none' | 'optional' | 'required';
/** What a call does on the platform. Only `read` may be repeated (SDK-05). */
export type Effect = 'read' | 'write' | 'money';

/** A platform call, declared once: client, sandbox and documents come from it (SDK-01). */
export interface Call<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> {
  /** stable name, e.g. `session.login`; a brand overrides paths by it */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** query for GET and DELETE, body otherwise */
  readonly input: Input;
  /** the `value` of the envelope */
  readonly output: Output;
  readonly session: SessionNeed;
  /** whose session it takes; any that is open unless said (section 6) */
  readonly who?: 'agent';
  /** beyond the spec: a platform without it answers `function.not.available`, and its controls are hidden (SAFE-02) */
  readonly extension?: true;
  /** E: the body travels sealed (SDK-04) */
  readonly sealed: boolean;
  /** how a body travels when it is not sealed; JSON unless said. `multipart` carries files (RFC 7578) */
  readonly encoding?: 'json' | 'form' | 'multipart';
  /** the answer comes without envelope and is the value itself; only where a standard says so */
  readonly bare?: true;
  readonly effect: Effect;
  /** the answer's words are in the language asked for: cached once per language, asked anew when it changes (C09) */
  readonly localized?: boolean;
  /** how an answer lost on the way is settled (SDK-05); every `money` call has one */
  readonly settlement?: Settlement;
  /** how long an answer may be reused, in ms; absent = always asked anew */
  readonly cacheMs?: number;
  /** the module identifier each call carries */
  readonly module: string;
  /** ms until the client gives up; 15000 unless said */
  readonly timeoutMs?: number;
  /** where the spec describes it */
  readonly spec: string;
  /** true where path or shape is our reading, not the spec's words */
  readonly assumed?: boolean;
}

/**
 * Tells after a lost answer whether the change happened: a read is asked before the call is sent, and again once its
 * answer is missing.
 */
export interface Settlement {
  readonly by: Call;
  /** the read's input, from the input of the call */
  ask(input: object): object;
  /** `undefined` when the two answers do not tell */
  happened(before: unknown, after: unknown, input: object): boolean | undefined;
}

/** Declares a settlement with the types of both calls. */
export function settledBy<By extends Call, const Input extends z.core.$ZodType>(
  by: By,
  _input: Input,
  how: {
    ask(input: z.output<Input>): CallInput<By>;
    happened(before: CallOutput<By>, after: CallOutput<By>, input: z.output<Input>): boolean | undefined;
  },
): Settlement {
  return {
    by,
    ask: (input) => how.ask(input as z.output<Input>) as object,
    happened: (before, after, input) =>
      how.happened(before as CallOutput<By>, after as CallOutput<By>, input as z.output<Input>),
  };
}

/** What a screen hands to the client. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** What a screen gets: the value, parsed, alternates read as one. */
export type CallOutput<C extends Call> = z.output<C['output']>;
/** What the platform sends as `value`, before parsing; what a stand-in has to answer. */
export type CallAnswer<C extends Call> = z.input<C['output']>;

/** Declares a call; keeps its literal types. */
export function defineCall<const D extends Call>(declaration: D): D {
  return declaration;
}
