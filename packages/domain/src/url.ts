import { hostMatches } from './host.ts';

/** `https://*.example.com:8443` → its host pattern and port; anything else but https is no pattern. */
const PATTERN = /^(?:https:\/\/)?(\*\.)?([^/*:]+|\[[^\]]+\])(?::(\d+))?\/?$/;

function fits(url: URL, pattern: string): boolean {
  const parts = PATTERN.exec(pattern);
  if (!parts) return false;
  const [, wildcard = '', host = '', port = '443'] = parts;
  return (url.port || '443') === port && hostMatches(url.hostname, `${wildcard}${host}`);
}

/**
 * An address from outside that may be opened, in its normal form, or `null` (C18): https only, no user name, none of
 * the characters by which two readers see two hosts, and a host within the patterns (`https://*.example.com`,
 * `example.com`; without patterns nothing is allowed).
 */
export function safeUrl(text: string, patterns: readonly string[]): string | null {
  // a URL parser drops tabs and line ends and turns `\` into `/`: what it read is not what a person saw
  if (/[\s\p{Cc}\\]/u.test(text) || !/^https:\/\/[^/]/i.test(text)) return null;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  // an empty user name leaves no trace in the parsed address
  const [authority = ''] = text.slice('https://'.length).split(/[/?#]/, 1);
  if (authority.includes('@')) return null;
  return patterns.some((pattern) => fits(url, pattern)) ? url.href : null;
}
