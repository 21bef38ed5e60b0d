import { createGlobalThemeContract } from '@vanilla-extract/css';

/** A colour that fills an area, with what may stand on it. `text` is the same hue made readable on `page` and `card`. */
const tone = (name: string) => ({
  solid: `${name}-solid`,
  onSolid: `${name}-on-solid`,
  soft: `${name}-soft`,
  onSoft: `${name}-on-soft`,
  text: `${name}-text`,
});

/**
 * Every custom property a component may use (BRAND-02). Names are fixed, so a brand's values can be made apart from the
 * components' CSS. Colours are by role only; each text/background pair is kept at WCAG AA by the resolver.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** the page behind everything */
      page: 'page',
      /** cards and panels on the page */
      card: 'card',
      /** what lies on a card: fields, chips, table heads */
      raised: 'raised',
      /** dialogs, menus, sheets, toasts */
      overlay: 'overlay',
      /** what dims the page under a dialog */
      scrim: 'scrim',
      /** header and footer bars */
      bar: 'bar',
      onBar: 'on-bar',
      onBarMuted: 'on-bar-muted',
      /** the chosen entry of a bar; `accent.text` is not made for bars, which may be dark in the light theme */
      onBarAccent: 'on-bar-accent',
      text: 'text',
      textSecondary: 'text-secondary',
      textMuted: 'text-muted',
      /** hairlines between things; decoration only */
      border: 'border',
      /** edges of controls, 3:1 against page, card, raised and overlay */
      borderStrong: 'border-strong',
      /** focus ring, 3:1 against page, card, raised, overlay and bar */
      focus: 'focus',
      accent: { ...tone('accent'), hover: 'accent-hover', active: 'accent-active' },
      /** a second brand colour, for decoration and badges */
      second: tone('second'),
      positive: tone('positive'),
      negative: { ...tone('negative'), hover: 'negative-hover', active: 'negative-active' },
      warning: tone('warning'),
      info: tone('info'),
      /** the wash behind heroes and brand panels: two stops and what stands on both */
      washStart: 'wash-start',
      washEnd: 'wash-end',
      onWash: 'on-wash',
    },
    radius: { control: 'radius-control', card: 'radius-card', overlay: 'radius-overlay', pill: 'radius-pill' },
    /** 4 px grid, scaled by the brand's density: 1 = 4 px, 2 = 8 px, … at regular density */
    space: {
      1: 'space-1',
      2: 'space-2',
      3: 'space-3',
      4: 'space-4',
      5: 'space-5',
      6: 'space-6',
      8: 'space-8',
      10: 'space-10',
      12: 'space-12',
      16: 'space-16',
    },
    /** height of a control; never under 44 px for a coarse pointer */
    control: { height: 'control-height', small: 'control-small' },
    font: {
      body: 'font-body',
      heading: 'font-heading',
      headingWeight: 'heading-weight',
      headingTracking: 'heading-tracking',
      bodyWeightStrong: 'body-weight-strong',
    },
    /** one modular scale, rem; body is 1rem = 16 px */
    size: {
      xs: 'size-xs',
      sm: 'size-sm',
      md: 'size-md',
      lg: 'size-lg',
      xl: 'size-xl',
      xxl: 'size-2xl',
      display: 'size-display',
    },
    shadow: { low: 'shadow-low', mid: 'shadow-mid', high: 'shadow-high' },
    /** `backdrop-filter` of cards and bars: `none`, or a blur for a glassy brand */
    glass: 'glass',
    motion: { fast: 'motion-fast', base: 'motion-base', ease: 'motion-ease' },
  },
  (value) => `mq-${value}`,
);

/** The contract's shape with a plain value at every leaf: what the resolver answers for one theme. */
export type ThemeValues = Values<typeof vars>;
type Values<T> = { [K in keyof T]: T[K] extends string ? string : Values<T[K]> };
