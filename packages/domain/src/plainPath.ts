/** A path in its one spelling: with a slash at its end it is the same page (SHELL-01). */
export function plainPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}
