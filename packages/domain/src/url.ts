import { hostMatches } from './host.ts';

/** `https://*.example.com:8443` → scheme, host pattern and port. */
const PATTERN = /^(?:(https?):\/\/)?(\*\.)?([^/*:]+|\[[^\]]+\])(?::(\d+))?\/?$/;

/** The visitor's own machine, which a page may trust without https (W3C Secure Contexts, section 3.1). */
const LOOPBACK = /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)\.?$/;

function fits(url: URL, pattern: string): boolean {
  const parts = PATTERN.exec(pattern);
  if (!parts) return false;
  const [, scheme = 'https', wildcard = '', host = '', port] = parts;
  const usual = scheme === 'https' ? '443' : '80';
  if (url.protocol !== `${scheme}:` || (url.port || usual) !== (port ?? usual)) return false;
  if (scheme === 'http' && !LOOPBACK.test(url.hostname)) return false;
  return hostMatches(url.hostname, `${wildcard}${host}`);
}

/**
 * An address from outside that may be opened, in its normal form, or `null` (C18): https only, or http on the visitor's
 * own machine where a pattern says so; no user name, none of the characters by which two readers see two hosts, and a
 * host within the patterns (`https://*.example.com`, `example.com`; without patterns nothing is allowed).
 */
export function safeUrl(text: string, patterns: readonly string[]): string | null {
  // a URL parser drops tabs and line ends and turns `\` into `/`: what it read is not what a person saw
  if (/[\s\p{Cc}\\]/u.test(text) || !/^https?:\/\/[^/]/i.test(text)) return null;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  // an empty user name leaves no trace in the parsed address
  const [authority = ''] = text.slice(text.indexOf('//') + 2).split(/[/?#]/, 1);
  if (authority.includes('@')) return null;
  return patterns.some((pattern) => fits(url, pattern)) ? url.href : null;
}
