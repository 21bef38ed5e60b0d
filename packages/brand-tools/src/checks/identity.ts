import { normaliseHost } from '@marquee/domain/host';
import type { FindingCode } from '../codes/table.ts';
import type { Finding, Severity } from '../finding.ts';
import { findAsset } from '../pictures/convention.ts';
import { type DraftPack, fileProblem } from '../read/draft.ts';
import type { AcrossCheck } from './check.ts';

/** Something that a brand claims for itself, and where it does. */
interface Claim {
  pack: DraftPack;
  path: PropertyKey[];
  text: string;
}

/** Values that identify a brand to others; two brands with one of them are most likely one copied from the other (C13). */
const SHARED: readonly (readonly [path: readonly string[], what: string, severity: Severity])[] = [
  [['merchantCode'], 'merchant code', 'warning'],
  [['legal', 'entity'], 'legal entity', 'recommendation'],
  [['analytics', 'gtagId'], 'analytics id', 'warning'],
  [['social', 'facebook', 'appId'], 'Facebook app', 'warning'],
  [['social', 'google', 'clientId'], 'Google client', 'warning'],
  [['phoneSignIn', 'apiKey'], 'Firebase project', 'warning'],
];

/** No two brands have one domain, however it is spelled (C20), or one name, one logo; what else they share is said (C13). */
export const checkIdentity: AcrossCheck = function* (packs) {
  const domains = claims(packs, normaliseHost, function* (value) {
    const list = get(value, 'domains');
    for (const [index, text] of (Array.isArray(list) ? list : []).entries()) yield [['domains', index], text];
  });
  // the implied development host of one brand may be written into another
  for (const pack of packs) {
    domains.get(`${pack.id}.localhost`)?.unshift({ pack, path: [], text: `${pack.id}.localhost` });
  }
  yield* twice(domains, 'brand/domain-taken', (text, other) => [
    `The domain "${text}" also belongs to the brand "${other}".`,
    'A domain leads to one brand; remove it from one of the two.',
  ]);

  const names = claims(packs, fold, function* (value) {
    for (const key of ['name', 'appName']) yield [[key], get(value, key)];
  });
  yield* twice(names, 'brand/name-taken', (text, other) => [
    `The name "${text}" is also that of the brand "${other}".`,
    'Give one of the two another name; players must be able to tell them apart.',
  ]);

  for (const [path, what, severity] of SHARED) {
    const same = claims(packs, fold, function* (value) {
      yield [[...path], path.reduce<unknown>(get, value)];
    });
    yield* twice(
      same,
      'brand/identity-shared',
      (text, other) => [
        `The ${what} "${text}" is also that of the brand "${other}".`,
        'Write the brand’s own; leave it only if both are meant to be the same.',
      ],
      severity,
    );
  }
  yield* sameLogos(packs);
};

/** Raw values, so that a pack with another mistake in it is still compared. */
function claims(
  packs: readonly DraftPack[],
  key: (text: string) => string | null,
  read: (value: unknown) => Iterable<[PropertyKey[], unknown]>,
): Map<string, Claim[]> {
  const byKey = new Map<string, Claim[]>();
  for (const pack of packs) {
    for (const [path, text] of read(pack.brand?.document.value)) {
      const folded = typeof text === 'string' ? key(text) : null;
      if (folded === null || typeof text !== 'string') continue;
      byKey.set(folded, [...(byKey.get(folded) ?? []), { pack, path, text }]);
    }
  }
  return byKey;
}

function* twice(
  byKey: ReadonlyMap<string, Claim[]>,
  code: FindingCode,
  words: (text: string, other: string) => [message: string, mend: string],
  severity: Severity = 'error',
): Iterable<Finding> {
  for (const claimed of byKey.values()) {
    for (const { pack, path, text } of claimed) {
      const other = claimed.find((claim) => claim.pack !== pack);
      if (!other || !pack.brand || path.length === 0) continue;
      const [message, mend] = words(text, other.pack.id);
      yield { severity, code, brand: pack.id, ...pack.brand.document.place(path), message, mend };
    }
  }
}

/** A logo is who a brand is: the very same file is never right for two. */
function* sameLogos(packs: readonly DraftPack[]): Iterable<Finding> {
  const logos = packs.flatMap((pack) =>
    ['logo-light', 'logo-dark'].flatMap((name) => {
      const file = findAsset(pack.files, name);
      return file ? [{ pack, file }] : [];
    }),
  );
  for (const { pack, file } of logos) {
    const other = logos.find((logo) => logo.pack !== pack && logo.file.bytes.equals(file.bytes));
    if (!other) continue;
    yield {
      ...fileProblem(pack, file.path, {
        severity: 'error',
        code: 'assets/logo-taken',
        message: `This is the logo of the brand "${other.pack.id}".`,
        mend: 'Put the brand’s own logo here, or remove the file to get its name as a wordmark.',
      }),
      brand: pack.id,
    };
  }
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '');
}

function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
