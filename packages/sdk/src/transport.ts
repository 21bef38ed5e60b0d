import { PlatformError } from './errors.ts';

/** What goes out. */
export interface Message {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
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
 * that the token reaches no other host; one comes back as a reply that is no success. The browser's own `fetch` does:
 * repeating, time-outs and failures are decided by the call's declaration, and a client library would have them all off.
 */
export async function exchange(
  call: string,
  { url, ...message }: Message,
  signal: AbortSignal,
  // looked up at each call and not as a method: the browser's refuses to be one of another object
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Promise<Reply> {
  try {
    const response = await fetch(new Request(url, { ...message, signal, credentials: 'omit', redirect: 'manual' }));
    return {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      text: await response.text(),
    };
  } catch (cause) {
    throw new PlatformError('offline', call, { cause });
  }
}
