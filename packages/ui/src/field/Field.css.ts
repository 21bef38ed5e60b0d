import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';
import { beginsAsPage } from '../base/beginsAsPage.ts';
import { media } from '../base/breakpoints.ts';

const { color, control, font, radius, size, space } = vars;

export const field = style({ display: 'grid', gap: space[1], minInlineSize: 0, textAlign: 'start' });
export const labelRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  fontSize: size.sm,
});
export const label = style({ fontWeight: font.bodyWeightStrong, color: color.text });
export const aside = style({ color: color.textSecondary });

/** The frame looks like the control; the input inside has no edges of its own. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: control.height,
  paddingInline: space[3],
  backgroundColor: color.raised,
  color: color.text,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.control,
  cursor: 'text',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: color.textSecondary },
    '&:has(:user-invalid, [aria-invalid="true"])': { borderColor: color.negative.text },
    '&:has(:focus-visible)': { borderColor: color.focus, outline: `2px solid ${color.focus}`, outlineOffset: -1 },
    // a button inside the frame draws its own ring
    '&:has(button:focus-visible)': { outline: 'none' },
    '&:has(> :disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    '&:has(> input:read-only:not(:disabled))': { backgroundColor: 'transparent' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } },
  },
});

export const input = style({
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingBlock: space[2],
  border: 0,
  outline: 'none',
  background: 'none',
  appearance: 'none',
  fontSize: size.md,
  lineHeight: 1.25,
  textOverflow: 'ellipsis',
  // an address typed left to right still begins where the form's lines begin
  ...beginsAsPage,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:autofill': {
      WebkitTextFillColor: color.text,
      boxShadow: `0 0 0 99px ${color.raised} inset`,
      caretColor: color.text,
    },
    '&:disabled': { cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const adornment = style({ display: 'flex', alignItems: 'center', flexShrink: 0, color: color.textSecondary });
/** A button at the end reaches to the frame's edge. */
export const endControl = style({ flexShrink: 0, marginInlineEnd: `calc(${space[2]} * -1)` });

export const message = style({ fontSize: size.sm, lineHeight: 1.4, color: color.textSecondary });
export const errorMessage = style([
  message,
  { display: 'flex', gap: space[1], color: color.negative.text, fontWeight: font.bodyWeightStrong },
]);
export const errorIcon = style({ flexShrink: 0, marginBlockStart: '.15em' });
