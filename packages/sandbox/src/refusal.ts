import type { Envelope } from '@marquee/sdk/contract/wire';

/** The platform says no: an answer, not an accident. Thrown by handlers, written as an envelope by the router. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string | undefined;
  readonly value: unknown;

  constructor(message: string, details: { code?: string; value?: unknown; status?: number } = {}) {
    super(message);
    this.status = details.status ?? 200;
    this.code = details.code;
    this.value = details.value;
  }

  envelope(): Envelope {
    return {
      success: false,
      message: this.message,
      ...(this.code === undefined ? {} : { code: this.code }),
      ...(this.value === undefined ? {} : { value: this.value }),
    };
  }
}
