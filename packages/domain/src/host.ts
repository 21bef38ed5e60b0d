/**
 * The one spelling of a host name under which hosts are looked up and compared: lower case, punycode, no port, no
 * trailing dot, so that `Brand.Example.:8080` and `brand.example` are one host (C20). `null` when the text names none.
 */
export function normaliseHost(text: string): string | null {
  const host = text.trim();
  // what a URL would read as something other than the host
  if (host === '' || /[\s/\\?#@%*]/.test(host)) return null;
  try {
    const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
    return name === '' || name.split('.').includes('') ? null : name;
  } catch {
    return null;
  }
}

/**
 * Whether a host fits a pattern: a name, or `*.` and a name for every host below it but not the name itself
 * (as in CSP, section 6.7.2.8 of the W3C text).
 */
export function hostMatches(host: string, pattern: string): boolean {
  const below = pattern.startsWith('*.');
  const wanted = normaliseHost(below ? pattern.slice(2) : pattern);
  const given = normaliseHost(host);
  if (wanted === null || given === null) return false;
  return below ? given.endsWith(`.${wanted}`) : given === wanted;
}
