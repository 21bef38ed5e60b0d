import { safeUrl } from '@marquee/domain/url';

/**
 * The https origins among what a platform lists (`a.example`, `https://a.example/`), each once and in its order. Hosts
 * outside the brand's patterns are ignored: a token would be sent to them, or a picture taken from them (SDK-07, SHELL-18).
 */
export function allowedOrigins(names: readonly string[], patterns: readonly string[]): string[] {
  const origins = names.flatMap((name) => {
    const address = safeUrl(/^https?:/i.test(name) ? name : `https://${name}`, patterns);
    return address === null ? [] : [new URL(address).origin];
  });
  return [...new Set(origins)];
}
