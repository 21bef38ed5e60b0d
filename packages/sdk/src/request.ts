import type { Call } from './contract/call.ts';
import { PlatformError } from './errors.ts';
import { ownPath } from './ownPath.ts';

/** Where calls go. */
export interface Destination {
  /** https origin, or empty for the page's own */
  readonly origin: string;
  /** other paths for calls, by call id */
  readonly paths?: Readonly<Record<string, string>> | undefined;
}

function pathOf(call: Call, paths: Destination['paths']): string {
  const path = (paths && Object.hasOwn(paths, call.id) ? paths[call.id] : undefined) ?? call.path;
  // any other would carry the token elsewhere
  if (ownPath(path)) return path;
  const cause = new TypeError(`api.paths: the path for ${call.id} must begin with one / and name no host.`);
  throw new PlatformError('unavailable', call.id, { cause });
}

/** Fields as query or form; what is not there is left out, a list repeats its name. */
export function fieldsOf(payload: object): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) fields.append(name, String(one));
    }
  }
  return fields;
}

/** Fields and files as parts of a form (RFC 7578); what is not there is left out, a list repeats its name. */
export function partsOf(payload: object): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) parts.append(name, one);
      else if (one !== undefined && one !== null) parts.append(name, String(one));
    }
  }
  return parts;
}

/** Whether a call's input goes in its address. */
export function asksByQuery(call: Call): boolean {
  return call.method === 'GET' || call.method === 'DELETE';
}

/** The address of a call with its query. */
export function addressOf(call: Call, payload: object, { origin, paths }: Destination): string {
  const path = pathOf(call, paths);
  const query = asksByQuery(call) ? fieldsOf(payload).toString() : '';
  if (query === '') return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}${query}`;
}
