import { contentCodes } from './content.ts';
import type { Explanation } from './explanation.ts';
import { fileCodes } from './files.ts';
import { identityCodes } from './identity.ts';
import { lookCodes } from './look.ts';
import { schemaCodes } from './schema.ts';

/** Every kind of finding there is (BRAND-08). A finding of another kind does not compile; one without a test neither. */
export const codes = { ...fileCodes, ...schemaCodes, ...identityCodes, ...lookCodes, ...contentCodes };

/** Stable name of a kind of finding, such as `flags/unknown-key`. */
export type FindingCode = keyof typeof codes;

/** All kinds, in the order of the table. */
export const findingCodes = Object.keys(codes) as FindingCode[];

export function isFindingCode(text: string): text is FindingCode {
  return Object.hasOwn(codes, text);
}

/** What is known of a kind of finding, whatever the pack. */
export function explanationOf(code: FindingCode): Explanation {
  return codes[code];
}
