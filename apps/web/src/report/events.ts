import { PlatformError } from '@marquee/sdk/errors';

/**
 * What is reported (WEB-05). Every field is of a closed set, a number or an address of our own code: words of an error can
 * hold a name, a token or an address with a query, so none of them goes out.
 */
export type ReportEvent =
  | {
      readonly kind: 'error';
      /** kind of the error, such as `TypeError` */
      readonly name: string;
      /** what the code says of it: `wallet.balance offline`, `react 418` */
      readonly code?: string;
      /** where it happened, innermost first: file, line, column; `elsewhere` is no file of ours */
      readonly at: readonly string[];
      readonly page: string;
    }
  | {
      readonly kind: 'vital';
      readonly name: string;
      /** ms; of `CLS` a score */
      readonly value: number;
      readonly page: string;
    };

/** Most frames of an error that are told. */
const FRAMES = 8;
const STANDARD = /^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/;

/** What may be told of an error, from whatever was thrown. */
export function errorEvent(thrown: unknown, { origin, page }: { origin: string; page: string }): ReportEvent {
  const error = thrown instanceof Error ? thrown : undefined;
  const code = codeOf(error);
  return {
    kind: 'error',
    // a name is an error's own text too; only what reads like a class is one
    name: error && STANDARD.test(error.name) ? error.name : 'Error',
    ...(code && { code }),
    at: framesOf(error?.stack, origin),
    page,
  };
}

/** Ids of calls and kinds of failures are ours; React numbers its own errors. */
function codeOf(error: Error | undefined): string | undefined {
  if (error instanceof PlatformError) return `${error.call} ${error.kind}`;
  const react = /^Minified React error #(\d{1,4});/.exec(error?.message ?? '')?.[1];
  return react && `react ${react}`;
}

/** File, line and column of each frame; the query of an address, and any address that is not of our code, are left out. */
function framesOf(stack: string | undefined, origin: string): string[] {
  const frames = (stack ?? '').matchAll(
    /((?:https?|blob|file|[\w-]+-extension):\/\/[^\s()]+?):(\d+):(\d+)(?=[\s)]|$)/g,
  );
  return [...frames].slice(0, FRAMES).map(([, address = '', line, column]) => {
    const { origin: of, pathname } = URL.canParse(address) ? new URL(address) : { origin: '', pathname: '' };
    if (of !== origin) return 'elsewhere';
    return /^\/assets\/[\w.-]+\.js$/.test(pathname) ? `${pathname}:${line}:${column}` : `page:${line}:${column}`;
  });
}

/** What may be told of a vital. */
export function vitalEvent({ name, value }: { name: string; value: number }, page: string): ReportEvent {
  return { kind: 'vital', name, value: name === 'CLS' ? Number(value.toFixed(4)) : Math.round(value), page };
}
