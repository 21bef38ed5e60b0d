import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest copy that the browser takes (RFC 9110, 12.5.3); `offered` has the smallest first and ends with `identity`. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding {
  const quality = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const takes = (encoding: Encoding) => (quality.get(encoding) ?? quality.get('*') ?? 0) > 0;
  return offered.find((encoding) => encoding !== 'identity' && takes(encoding)) ?? 'identity';
}

/** Language and script of a tag, so that `zh-CN` meets `zh-Hans-CN` and `tl` meets `fil` (CLDR likely subtags). */
function likely(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/** The page whose language the visitor likes best (RFC 9110, 12.5.4); the first one when none is named. */
export function chooseLanguage<P extends { tag: string }>(header: string | undefined, pages: readonly [P, ...P[]]): P {
  for (const { type, q } of parseAccept(header ?? '')) {
    const wanted = q > 0 ? likely(type) : null;
    const match = wanted && pages.find(({ tag }) => likely(tag) === wanted);
    if (match) return match;
  }
  return pages[0];
}

/** Whether `If-None-Match` names the validator (RFC 9110, 13.1.2: weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
