import { createGlobalThemeContract } from '@vanilla-extract/css';

/** A colour that fills an area, with what may stand on it. */
const tone = (name: string) => ({
  solid: `${name}-solid`,
  onSolid: `${name}-on-solid`,
  soft: `${name}-soft`,
  onSoft: `${name}-on-soft`,
  text: `${name}-text`,
});

/**
 * Every custom property a component may use (BRAND-02). Names are fixed, so a brand's values can be made apart from the
 * components' CSS. Colours are by role only; each text/background pair is kept at WCAG AA by the resolver. What each is for
 * stands in `meanings.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: 'page',
      card: 'card',
      raised: 'raised',
      overlay: 'overlay',
      scrim: 'scrim',
      bar: 'bar',
      onBar: 'on-bar',
      onBarMuted: 'on-bar-muted',
      onBarAccent: 'on-bar-accent',
      text: 'text',
      textSecondary: 'text-secondary',
      textMuted: 'text-muted',
      border: 'border',
      borderStrong: 'border-strong',
      focus: 'focus',
      accent: { ...tone('accent'), hover: 'accent-hover', active: 'accent-active' },
      second: tone('second'),
      positive: tone('positive'),
      negative: { ...tone('negative'), hover: 'negative-hover', active: 'negative-active' },
      warning: tone('warning'),
      info: tone('info'),
      washStart: 'wash-start',
      washEnd: 'wash-end',
      onWash: 'on-wash',
    },
    radius: { control: 'radius-control', card: 'radius-card', overlay: 'radius-overlay', pill: 'radius-pill' },
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
    control: { height: 'control-height', small: 'control-small' },
    font: {
      body: 'font-body',
      heading: 'font-heading',
      headingWeight: 'heading-weight',
      headingTracking: 'heading-tracking',
      bodyWeightStrong: 'body-weight-strong',
    },
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
    glass: 'glass',
    motion: { fast: 'motion-fast', base: 'motion-base', ease: 'motion-ease' },
  },
  (value) => `mq-${value}`,
);

/** The contract's shape with a plain value at every leaf: what the resolver answers for one theme. */
export type ThemeValues = Values<typeof vars>;
type Values<T> = { [K in keyof T]: T[K] extends string ? string : Values<T[K]> };
