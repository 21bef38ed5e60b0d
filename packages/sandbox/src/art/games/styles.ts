import type { FrameName } from './frames.ts';
import type { GroundName } from './grounds.ts';

/** How subjects are drawn: flat colour, with an ink line, lit from above, or as a neon line. */
export type Finish = 'flat' | 'inked' | 'lit' | 'neon';

/** What makes a provider's tiles its own. */
export interface TileStyle {
  readonly ground: GroundName;
  readonly frame: FrameName;
  readonly finish: Finish;
  /** hues that its tiles keep to, in degrees */
  readonly hues: readonly number[];
  /** how far the subject's hue stands from the ground's */
  readonly contrast: number;
  readonly tone: 'dark' | 'rich' | 'pale';
}

const style = (
  ground: GroundName,
  frame: FrameName,
  finish: Finish,
  tone: TileStyle['tone'],
  contrast: number,
  ...hues: number[]
): TileStyle => ({ ground, frame, finish, hues, contrast, tone });

/** By vendor code. */
export const styles: Readonly<Record<string, TileStyle>> = {
  LWK: style('rays', 'thin', 'lit', 'rich', 165, 262, 285, 330, 215),
  KPR: style('waves', 'gilded', 'inked', 'rich', 42, 352, 8, 338),
  TDW: style('bubbles', 'none', 'lit', 'rich', 190, 190, 205, 175),
  CPK: style('mosaic', 'gilded', 'lit', 'dark', 12, 24, 200, 150),
  SLM: style('hills', 'none', 'flat', 'pale', 180, 28, 340, 12),
  MBF: style('lattice', 'corners', 'inked', 'pale', 150, 300, 170, 225),
  SNV: style('halo', 'arch', 'lit', 'rich', 330, 350, 160, 42),
  QZA: style('horizon', 'glow', 'neon', 'dark', 150, 280, 310, 230),
  FNS: style('leaves', 'none', 'lit', 'rich', 250, 140, 95, 165),
  YBN: style('rings', 'base', 'inked', 'pale', 170, 205, 350, 45),
  HOF: style('drapes', 'none', 'lit', 'dark', 30, 12, 345, 265),
  CHB: style('confetti', 'ticket', 'flat', 'rich', 190, 275, 320, 195),
  VRD: style('aurora', 'thin', 'lit', 'dark', 240, 160, 130, 185),
  NQT: style('stars', 'arch', 'lit', 'dark', 190, 225, 250, 195),
  RDQ: style('stripes', 'corners', 'flat', 'rich', 40, 2, 348, 18),
  PPC: style('skyline', 'dashes', 'flat', 'dark', 120, 240, 215, 290),
  RFL: style('bubbles', 'thin', 'lit', 'rich', 185, 186, 200),
  DPH: style('waves', 'base', 'inked', 'dark', 160, 215, 200),
  KPF: style('rings', 'gilded', 'lit', 'rich', 150, 172, 348),
  BLM: style('leaves', 'corners', 'flat', 'pale', 210, 170, 195),
  TBL: style('lattice', 'gilded', 'lit', 'rich', 220, 145, 160),
  FDN: style('mosaic', 'thin', 'flat', 'dark', 140, 262, 220),
  SNP: style('halo', 'arch', 'lit', 'rich', 40, 350, 20),
  OLM: style('drapes', 'dashes', 'inked', 'rich', 180, 20, 200),
  VSL: style('drapes', 'thin', 'lit', 'rich', 40, 345),
  NGT: style('skyline', 'glow', 'lit', 'dark', 150, 250),
  MRN: style('waves', 'corners', 'lit', 'rich', 190, 200),
  ORC: style('leaves', 'gilded', 'lit', 'dark', 300, 310),
  GLD: style('rays', 'base', 'lit', 'dark', 20, 36),
  FWL: style('stripes', 'corners', 'lit', 'rich', 60, 150),
  TLN: style('rays', 'base', 'inked', 'rich', 160, 215),
  GRS: style('lattice', 'thin', 'lit', 'dark', 50, 135),
  PDK: style('hills', 'none', 'flat', 'rich', 180, 30),
  PXR: style('horizon', 'glow', 'lit', 'dark', 160, 285),
  LNE: style('mosaic', 'corners', 'flat', 'dark', 170, 190),
  GGX: style('stars', 'thin', 'inked', 'rich', 190, 350),
  TCG_LOTTO_VN: style('halo', 'gilded', 'lit', 'rich', 50, 0),
  TCG_SEA: style('waves', 'thin', 'lit', 'rich', 180, 195),
  ELOTT: style('confetti', 'glow', 'lit', 'dark', 140, 255),
  LOTT: style('rings', 'corners', 'lit', 'rich', 60, 225),
  DS88: style('rays', 'base', 'lit', 'rich', 20, 18),
  SV3: style('hills', 'thin', 'inked', 'rich', 190, 205),
};

/** For a vendor that has none of its own. */
export const plainStyle: TileStyle = style('rings', 'thin', 'lit', 'rich', 160, 230);
