import { jurisdictionOf } from '@marquee/brand/jurisdictions';
import { type FormatName, formats } from '@marquee/brand/schema/formats';
import { normaliseHost } from '@marquee/domain/host';
import { brandDefaults, isLanguageCode, type LanguageCode, languageCodes } from '@marquee/i18n/languages';
import { isOpaque, parseColour } from '@marquee/theme/colour';
import { folderNameProblem } from '../checks/folder.ts';
import { suggestion } from '../nearest.ts';

/** What a new brand is made from. */
export interface BrandRequest {
  id: string;
  name: string;
  /** seed colours: the main one, then a second one */
  colors: string[];
  domains: string[];
  languages: LanguageCode[];
  /** brand whose look and flags are taken over; who it is never is */
  from?: string;
  jurisdiction: string;
  /** the company; the brand's own name until somebody says better, which the check then asks for */
  entity: string;
  currency?: string;
}

/** Answers as they are typed, by the option they belong to. */
export interface RawRequest {
  id?: string | undefined;
  name?: string | undefined;
  color?: readonly string[] | undefined;
  domain?: readonly string[] | undefined;
  languages?: string | undefined;
  from?: string | undefined;
  jurisdiction?: string | undefined;
  entity?: string | undefined;
  currency?: string | undefined;
}

/** What a brand speaks that does not say, the default first (BRAND-12). */
export const defaultLanguages: readonly LanguageCode[] = [
  ...new Set([brandDefaults.first, ...brandDefaults.supported]),
];

/** What is wrong with an answer, each by the option; `undefined` = nothing. The very rules of the check. */
export const refuse = {
  id: (id: string, taken: readonly string[]) =>
    taken.includes(id) ? `There is a brand "${id}" already.` : folderNameProblem(id),
  name: (name: string) => wrong('name', name),
  entity: (name: string) => wrong('name', name),
  color: (color: string) => {
    if (!parseColour(color)) return `"${color}" is no colour. Write it like "#0b6bcb" or "oklch(0.55 0.2 290)".`;
    return isOpaque(color) ? undefined : `"${color}" is see-through. Write it without alpha, like "#0b6bcb".`;
  },
  domain: (domain: string) =>
    wrong('domain', domain) ?? (normaliseHost(domain) === null ? `"${domain}" is not a domain name.` : undefined),
  language: (code: string) =>
    isLanguageCode(code)
      ? undefined
      : `"${code}" is no language code of the platform. ${suggestion(code, languageCodes, `Known codes: ${languageCodes.join(', ')}.`)}`,
  jurisdiction: (code: string) => wrong('jurisdiction', code),
  currency: (code: string) =>
    wrong('currencyCode', code) ??
    (Intl.supportedValuesOf('currency').includes(code) ? undefined : `"${code}" is no currency of ISO 4217.`),
  from: (id: string, known: readonly string[]) =>
    known.includes(id)
      ? undefined
      : `There is no brand "${id}". ${suggestion(id, known, `Known brands: ${known.join(', ')}.`)}`,
} as const;

function wrong(format: FormatName, text: string): string | undefined {
  const { pattern, what, mend } = formats[format];
  return pattern.test(text) ? undefined : `"${text}" is not ${what}. ${mend}`;
}

/** Reads the answers; a list of what is wrong with them, all at once, when they make no brand. */
export function brandRequest(raw: RawRequest, known: readonly string[]): BrandRequest | string[] {
  const faults: string[] = [];
  const need = (option: string, fault: string | undefined) => {
    if (fault !== undefined) faults.push(option === '' ? fault : `${option}: ${fault}`);
  };
  const { id = '', name = '', from, jurisdiction = 'INT', currency } = raw;
  const colors = list(raw.color);
  const domains = list(raw.domain);
  const languages = raw.languages === undefined ? defaultLanguages : list([raw.languages]);
  if (id === '') faults.push('Say what the brand’s folder is called: pnpm brand new <id> …');
  else need('', refuse.id(id, known));
  if (name === '') faults.push('--name is missing: the brand’s name, as players read it.');
  else need('--name', refuse.name(name));
  if (colors.length === 0) faults.push('--color is missing: the brand’s main colour, such as "#0b6bcb".');
  if (colors.length > 2) faults.push('--color: two colours at most, the main one and a second one.');
  for (const color of colors) need('--color', refuse.color(color));
  for (const domain of domains) need('--domain', refuse.domain(domain));
  for (const code of languages) need('--languages', refuse.language(code));
  if (languages.length === 0) faults.push('--languages names none.');
  if (from !== undefined) need('--from', refuse.from(from, known));
  need('--jurisdiction', refuse.jurisdiction(jurisdiction));
  if (raw.entity !== undefined) need('--entity', refuse.entity(raw.entity));
  if (currency !== undefined) need('--currency', refuse.currency(currency));
  if (faults.length > 0) return faults;
  return {
    ...{ id, name, colors, jurisdiction, entity: raw.entity ?? name },
    domains: domains.length > 0 ? domains : [`${id}.example`],
    languages: [...new Set(languages.filter(isLanguageCode))],
    ...(from !== undefined && { from }),
    ...(currency !== undefined && { currency }),
  };
}

/** A jurisdiction for a menu. */
export function jurisdictionLabel(code: string): string {
  const { name, minimumAge } = jurisdictionOf(code);
  return `${name}, from ${minimumAge} years`;
}

/** Commas and repeated options alike; a comma inside of brackets belongs to the colour. */
function list(given: readonly string[] | undefined): string[] {
  return (given ?? [])
    .flatMap((text) => text.split(/,(?![^(]*\))/))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
