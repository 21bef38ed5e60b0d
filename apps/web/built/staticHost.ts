import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** An answer of a host that serves a folder. */
export interface HostAnswer {
  status: number;
  /** the file that is sent, from the folder on; absent = nothing */
  file: string | undefined;
  headers: Map<string, string>;
}

const SECRET = ['/_headers', '/_redirects'];

/**
 * A folder as Netlify serves it, by what its manual says of `_headers` and `_redirects`: a file goes before a rule without
 * `!`, of the rules the first that fits the path and what is asked after it, and all headers that fit the address as it was asked for, those of one name joined.
 */
export function netlify(folder: string): (address: string) => HostAnswer {
  const headers = headersOf(folder);
  const redirects = linesOf(folder, '_redirects').map((line) => {
    const [from = '', ...rest] = line.trim().split(/\s+/);
    const asked = rest.filter((part) => part.includes('=')).map((part) => part.split('='));
    const [to = '', status = '301'] = rest.slice(asked.length);
    return { from, asked, to, status };
  });
  return (asking) => {
    const { pathname: address, searchParams } = new URL(asking, 'https://host.example');
    const answer = (status: number, file?: string) => ({ status, file, headers: headers(address) });
    const own = fileAt(folder, address);
    const rule = redirects.find(
      ({ from, asked }) => fits(from, address) && asked.every(([name = '', value]) => searchParams.get(name) === value),
    );
    if (own && !rule?.status.endsWith('!')) return answer(200, own);
    if (!rule) return answer(404);
    return answer(Number.parseInt(rule.status, 10), fileAt(folder, rule.to));
  };
}

/**
 * A folder as Cloudflare Pages serves it: a page without its ending, then the nearest `404.html` above; where the root has
 * none, the page of home.
 */
export function cloudflare(folder: string): (address: string) => HostAnswer {
  const headers = headersOf(folder);
  return (asking) => {
    const [address = ''] = asking.split('?', 1);
    const answer = (status: number, file?: string) => ({ status, file, headers: headers(address) });
    const own = fileAt(folder, address) ?? fileAt(folder, `${address}.html`);
    if (own) return answer(200, own);
    for (let above = path.posix.dirname(address); ; above = path.posix.dirname(above)) {
      const missing = fileAt(folder, path.posix.join(above, '404.html'));
      if (missing) return answer(404, missing);
      if (above === '/') return answer(200, fileAt(folder, '/'));
    }
  };
}

function fileAt(folder: string, address: string): string | undefined {
  if (SECRET.includes(address)) return undefined;
  const name = address.endsWith('/') ? `${address}index.html` : address;
  const file = path.join(folder, name);
  return existsSync(file) && statSync(file).isFile() ? name : undefined;
}

function headersOf(folder: string): (address: string) => Map<string, string> {
  const rules: { at: string; headers: [name: string, value: string][] }[] = [];
  for (const line of linesOf(folder, '_headers')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else rules.push({ at: line.trim(), headers: [] });
  }
  return (address) => {
    const found = new Map<string, string>();
    for (const { at, headers } of rules) {
      if (!fits(at, address)) continue;
      for (const [name, value] of headers) found.set(name, [found.get(name), value].filter(Boolean).join(', '));
    }
    return found;
  };
}

/** `*` at the end stands for anything, also for nothing. */
function fits(pattern: string, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
}

export function linesOf(folder: string, name: string): string[] {
  const file = path.join(folder, name);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
