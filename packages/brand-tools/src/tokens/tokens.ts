import type { ThemeValues } from '@marquee/theme/contract';
import { type Kind, kinds } from './contractTypes.ts';
import { readers, type TokenType, type TokenValues } from './values.ts';

/** A token of the Design Tokens Format Module 2025.10, with the CSS it was read from where that says more. */
export interface Token<T extends TokenType = TokenType> {
  $type: T;
  $value: TokenValues[T];
  $extensions?: { 'marquee.css': string };
}

export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

export interface ThemeTokens {
  tokens: TokenGroup;
  /** values that the format cannot hold, by their path: `radius.card` */
  left: string[];
}

/** A theme in the Design Tokens format (STORY-04), group by group as in the contract. */
export function themeTokens(values: ThemeValues): ThemeTokens {
  const left: string[] = [];
  const walk = (node: object, kind: object, path: readonly string[]): TokenGroup =>
    Object.fromEntries(
      Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, Token | TokenGroup][] => {
        const here = [...path, key];
        const its: unknown = isKind(kind) ? kind : Reflect.get(kind, key);
        if (typeof its !== 'object' || its === null) throw new Error(`The contract’s ${here.join('.')} has no kind.`);
        if (typeof value === 'object' && value !== null) return [[key, walk(value, its, here)]];
        const token = isKind(its) ? tokenOf(its, String(value)) : undefined;
        if (!token) left.push(here.join('.'));
        return token ? [[key, token]] : [];
      }),
    );
  return { tokens: walk(values, kinds, []), left };
}

function tokenOf({ type, part }: Kind, css: string): Token | undefined {
  const read = part?.(css) ?? css;
  const value = readers[type](read);
  if (value === undefined) return undefined;
  return { $type: type, $value: value, ...(read !== css && { $extensions: { 'marquee.css': css } }) };
}

function isKind(value: object): value is Kind {
  return 'type' in value && typeof value.type === 'string';
}
