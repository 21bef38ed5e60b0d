import type { ThemeAuthor } from '@marquee/theme/author';
import { type ResolvedTheme, resolveTheme } from '@marquee/theme/resolve';

const known = new WeakMap<ThemeAuthor, ResolvedTheme>();

/** The theme of a pack, resolved once: checks, pictures, manifest and page all ask for it. */
export function resolvedTheme(author: ThemeAuthor): ResolvedTheme {
  const theme = known.get(author) ?? resolveTheme(author);
  known.set(author, theme);
  return theme;
}
