import ky, { isKyError } from 'ky';
import { PlatformError } from './errors.ts';

/** What goes out. */
export interface Message {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | null;
  readonly cache: RequestCache;
}

/** What came back, read to the end. */
export interface Reply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/**
 * One request, sent once. No cookies: the token in its header is the only credential. Redirects are not followed, so
 * that the token reaches no other host; one comes back as a reply that is no success.
 */
export async function exchange(
  call: string,
  { url, ...message }: Message,
  signal: AbortSignal,
  fetch?: typeof globalThis.fetch,
): Promise<Reply> {
  try {
    const response = await ky(url, {
      ...message,
      signal,
      credentials: 'omit',
      redirect: 'manual',
      // repeating and time-outs are decided by the call's declaration, not by its HTTP method
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      // wrapped, because the browser's fetch refuses to be called as a method of another object
      ...(fetch && { fetch: (input, init) => fetch(input, init) }),
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      text: await response.text(),
    };
  } catch (error) {
    // ky's error holds the request with its token: only what is below it goes on
    throw new PlatformError('offline', call, { cause: isKyError(error) ? error.cause : error });
  }
}
