import { vars } from '@marquee/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, size, font } = vars;

globalStyle('html:has(#studio)', { overflow: 'hidden', scrollbarGutter: 'auto' });

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100dvb',
  fontSize: size.sm,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  backgroundColor: color.bar,
  color: color.onBar,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const title = style({ fontSize: size.md, fontWeight: font.headingWeight, marginInlineEnd: space[2] });
export const brandChoice = style({ inlineSize: 180 });
export const push = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: space[2] });
export const group = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const state = style({ color: color.onBarMuted, fontVariantNumeric: 'tabular-nums' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '380px minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { '(max-width: 1200px)': { gridTemplateColumns: '356px minmax(0, 1fr)' } },
});

export const inspector = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  backgroundColor: color.card,
  borderInlineEnd: `1px solid ${color.border}`,
});

export const tabs = style({ paddingInline: space[1], overflowX: 'auto', paddingBlockStart: space[2] });

export const panel = style({ overflowY: 'auto', padding: space[4], scrollbarGutter: 'stable' });
export const panelBody = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const sectionTitle = style({ fontSize: size.sm, fontWeight: font.bodyWeightStrong, color: color.text });
export const note = style({ color: color.textMuted, fontSize: size.xs, lineHeight: 1.45 });

export const notice = style({ padding: space[4], maxInlineSize: 640, marginInline: 'auto' });
export const findingsText = style({ whiteSpace: 'pre-wrap', fontFamily: 'ui-monospace, monospace', fontSize: size.xs });

export const mono = style({ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', fontSize: size.xs });

export const dialogList = style({ paddingInlineStart: space[5], marginBlock: space[3] });
