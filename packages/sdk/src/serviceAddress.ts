import { safeUrl } from '@marquee/domain/url';
import { loadServiceCipher, readServicePath, type ServiceCipher } from './contract/support/serviceCipher.ts';

/** The type of the entry that is opened (section 4: "the entry of type 3 is chosen"). */
const OPENED_TYPE = '3';

/** One way to customer service, as the platform lists it. */
export interface ServicePath {
  readonly type: string;
  /** the address, encrypted; its last eight characters are the key */
  readonly path?: string | undefined;
}

/** Why there is no address to open. */
export type ServiceRefusal =
  /** the platform lists none of the type that is opened */
  | 'missing'
  /** what decrypts it could not be loaded */
  | 'unloaded'
  /** it does not decrypt to a text */
  | 'unreadable'
  /** it is no https address on a host that the brand allows (C18) */
  | 'forbidden';

/** An address that may be opened, or why there is none; never anything else. */
export type ServiceAddress =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'refused'; readonly why: ServiceRefusal };

const refused = (why: ServiceRefusal): ServiceAddress => ({ kind: 'refused', why });

/**
 * Reads one encrypted address (SUPP-01, SUPP-02).
 * @param patterns hosts that the brand allows for customer service, and the site's own origin where its pages count too;
 * without one nothing may be opened
 */
export async function openServicePath(
  path: string,
  patterns: readonly string[],
  load: () => Promise<ServiceCipher> = loadServiceCipher,
): Promise<ServiceAddress> {
  const cipher = await load().catch(() => undefined);
  if (!cipher) return refused('unloaded');
  const text = readServicePath(cipher, path);
  if (text === undefined) return refused('unreadable');
  const url = safeUrl(text, patterns);
  return url === null ? refused('forbidden') : { kind: 'address', url };
}

/** Chooses the entry of type 3 and reads its address (SUPP-01). */
export async function serviceAddress(
  paths: readonly ServicePath[],
  patterns: readonly string[],
  load?: () => Promise<ServiceCipher>,
): Promise<ServiceAddress> {
  const chosen = paths.find(({ type, path }) => type === OPENED_TYPE && path);
  return chosen?.path ? openServicePath(chosen.path, patterns, load) : refused('missing');
}
