/** stands for whichever origin a path is put on */
const SELF = 'https://self.invalid';

/** A path as a browser reads it on any origin; `undefined` for `//host`, `/\host` and full addresses, which lead elsewhere (C18). */
export function ownPath(text: string): URL | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, SELF)) return undefined;
  const url = new URL(text, SELF);
  return url.origin === SELF ? url : undefined;
}
