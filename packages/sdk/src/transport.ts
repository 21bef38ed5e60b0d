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
  // a name of its own, because the browser's fetch refuses to be called as a method of another object
  send = globalThis.fetch,
): Promise<Reply> {
  try {
    const response = await send(new Request(url, { ...message, signal, credentials: 'omit', redirect: 'manual' }));
    return {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      text: await response.text(),
    };
  } catch (error) {
    throw new PlatformError('offline', call, { cause: error });
  }
}
