/**
 * The one spelling of a host name under which brands are looked up and compared: lower case, punycode, no port, no
 * trailing dot, so that `Brand.Example.:8080` and `brand.example` are one host (C20). Null when the text names no host.
 */
export function normaliseHost(text: string): string | null {
  const host = text.trim();
  if (host === '' || /[\s/\\?#@%]/.test(host)) return null;
  try {
    const { hostname } = new URL(`http://${host}`);
    return hostname.replace(/\.$/, '') || null;
  } catch {
    return null;
  }
}
