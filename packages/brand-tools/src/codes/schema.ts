import type { Explanation } from './explanation.ts';

const unknownKey: Explanation = {
  what: 'A key is not known.',
  why: 'A misspelt key looks like a setting and does nothing; it is never passed over in silence.',
  mend: 'Write the key that was meant. An editor that knows the file’s $schema offers the known ones.',
};
const missing: Explanation = {
  what: 'A key that is needed is not there.',
  why: 'There is no sensible value to assume, and identity is never taken from another brand or a default.',
  mend: 'Add the key; the finding says what belongs there.',
};
const wrongType: Explanation = {
  what: 'A value is of the wrong kind, such as a text where true or false belongs.',
  why: 'It would be read as something else than was meant: the text "false" counts as true in most programs.',
  mend: 'Write a value of the kind that the finding names.',
};
const unknownValue: Explanation = {
  what: 'A value is not one of those that may be chosen.',
  why: 'No part of the product knows what it means.',
  mend: 'Write one of those that the finding lists.',
};
const badFormat: Explanation = {
  what: 'A text is not in the form that its place needs, such as an origin without https://.',
  why: 'It ends up in addresses, headers and pages, where another form would break them or open them to others.',
  mend: 'Write it in the form that the finding shows.',
};
const outOfRange: Explanation = {
  what: 'A number is too small or too large, or a list too short or too long.',
  why: 'Outside of its bounds a value breaks the layout or a rule of the law.',
  mend: 'Write a value within the bounds that the finding names.',
};

/** Findings of the schemas, by file: those that each file can have. */
export const schemaCodes = {
  'brand/unknown-key': unknownKey,
  'brand/missing': missing,
  'brand/wrong-type': wrongType,
  'brand/unknown-value': unknownValue,
  'brand/bad-format': badFormat,
  'brand/out-of-range': outOfRange,
  'theme/unknown-key': unknownKey,
  'theme/missing': missing,
  'theme/wrong-type': wrongType,
  'theme/unknown-value': unknownValue,
  'theme/bad-format': badFormat,
  'theme/out-of-range': outOfRange,
  'flags/unknown-key': unknownKey,
  'flags/wrong-type': wrongType,
  'lang/wrong-type': wrongType,
} as const satisfies Record<string, Explanation>;
