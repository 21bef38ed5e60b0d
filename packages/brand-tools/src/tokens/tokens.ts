import type { ThemeValues } from '@marquee/theme/contract';
import { meanings } from '@marquee/theme/meanings';
import { type Kind, kinds } from './contractTypes.ts';
import { readers, type TokenType, type TokenValues } from './values.ts';

/** A token of the Design Tokens Format Module 2025.10, with the CSS it was read from where that says more. */
export interface Token<T extends TokenType = TokenType> {
  $type: T;
  $value: TokenValues[T];
  $description: string;
  $extensions?: { 'marquee.css': string };
}

export interface TokenGroup {
  $description?: string;
  [name: string]: Token | TokenGroup | string | undefined;
}

export interface ThemeTokens {
  tokens: TokenGroup;
  /** values that the format cannot hold, by their path: `radius.card` */
  left: string[];
}

/**
 * A theme in the Design Tokens format (STORY-04), group by group as in the contract. No token is an alias of another: every
 * value is worked out by itself, and two that are equal in one brand are not in the next.
 */
export function themeTokens(values: ThemeValues): ThemeTokens {
  const left: string[] = [];
  const walk = (node: object, kind: object, said: object, path: readonly string[]): TokenGroup => {
    const entries = Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, Token | TokenGroup][] => {
      const here = [...path, key];
      const its: unknown = isKind(kind) ? kind : Reflect.get(kind, key);
      if (!isObject(its)) throw new Error(`The contract’s ${here.join('.')} has no kind.`);
      const meaning: unknown = Reflect.get(said, key);
      if (isObject(value) && isObject(meaning)) return [[key, walk(value, its, meaning, here)]];
      const token = isKind(its) ? tokenOf(its, String(value), String(meaning)) : undefined;
      if (!token) left.push(here.join('.'));
      return token ? [[key, token]] : [];
    });
    const about: unknown = Reflect.get(said, '$');
    return { ...(typeof about === 'string' && { $description: about }), ...Object.fromEntries(entries) };
  };
  return { tokens: walk(values, kinds, meanings, []), left };
}

function tokenOf({ type, part }: Kind, css: string, meaning: string): Token | undefined {
  const read = part?.(css) ?? css;
  const value = readers[type](read);
  if (value === undefined) return undefined;
  const more = read !== css && { $extensions: { 'marquee.css': css } };
  return { $type: type, $value: value, $description: meaning, ...more };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isKind(value: object): value is Kind {
  return 'type' in value && typeof value.type === 'string';
}
