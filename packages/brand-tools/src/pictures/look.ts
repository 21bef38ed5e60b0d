import type { ThemeAuthor } from '@marquee/theme/author';
import type { ThemeValues } from '@marquee/theme/contract';
import type { PackFile } from '../read/packFile.ts';
import { resolvedTheme } from '../resolvedTheme.ts';
import { type Face, faceFor } from './face.ts';

/** What every picture of a brand is drawn from. */
export interface Look {
  readonly id: string;
  readonly name: string;
  readonly themes: Record<'light' | 'dark', ThemeValues['color']>;
  /** theme of a first visit */
  readonly first: 'light' | 'dark';
  readonly author: ThemeAuthor;
  readonly files: ReadonlyMap<string, PackFile>;
  /** absent when no font at hand has the letters of the name */
  readonly nameFace: Face | undefined;
  readonly tracking: number;
}

export async function lookOf(
  id: string,
  name: string,
  author: ThemeAuthor,
  files: ReadonlyMap<string, PackFile>,
): Promise<Look> {
  const { light, dark, default: first } = resolvedTheme(author);
  const nameFace = await faceFor(name, 'heading', author, files);
  const tracking = author.fonts?.heading?.tracking ?? 0;
  return { id, name, author, files, themes: { light: light.color, dark: dark.color }, first, nameFace, tracking };
}
