import type { TestAppOptions } from '@marquee/testing/testApp';

/** A platform that does not know a call again by its key. */
export const keyless: NonNullable<TestAppOptions['connect']> = (sandbox) => (input, init) => {
  const request = new Request(input, init);
  request.headers.delete('Idempotency-Key');
  return sandbox.fetch(request);
};

/** Both kinds of platform, as a table of tests reads them. */
export const platforms = [
  ['a platform that knows a call again', {}],
  ['a platform that does not', { connect: keyless }],
] as const satisfies readonly (readonly [string, TestAppOptions])[];
