import type { ThemeValues } from './contract.ts';

/** A text for every value; `$` says what a group is for. */
type Meanings<T> = { readonly [K in keyof T]: T[K] extends string ? string : Meanings<T[K]> & { readonly $: string } };

const tone = (what: string) => ({
  $: what,
  solid: 'Fills an area: a button, a badge',
  onSolid: 'Text and icons on solid',
  soft: 'A quiet area of the same hue',
  onSoft: 'Text and icons on soft',
  text: 'Text of this hue on page, card, raised and overlay',
});
const pressable = (what: string) => ({
  ...tone(what),
  hover: 'In the place of solid under a pointer',
  active: 'In the place of solid while it is pressed',
});
const step = (pixels: number) => `${pixels} px at regular density`;

/**
 * What each value of the contract is for, as whoever writes a theme and whoever reads it in a design tool is told. A value
 * without one does not compile.
 */
export const meanings: Meanings<ThemeValues> = {
  color: {
    $: 'Colours by role; text keeps WCAG AA on what it lies on',
    page: 'The page behind everything',
    card: 'Cards and panels on the page',
    raised: 'What lies on a card: fields, chips, table heads',
    overlay: 'Dialogs, menus, sheets, toasts',
    scrim: 'What dims the page under a dialog',
    bar: 'Header and footer bars',
    onBar: 'Text and icons on a bar',
    onBarMuted: 'Less important text on a bar',
    onBarAccent: 'The chosen entry of a bar',
    text: 'Text and headings',
    textSecondary: 'Text beside the main one: labels, hints',
    textMuted: 'The least important text that still has to be read',
    border: 'Hairlines between things; decoration only',
    borderStrong: 'Edges of controls, 3:1 on page, card, raised and overlay',
    focus: 'Focus ring, 3:1 on page, card, raised, overlay and bar',
    accent: pressable('The brand’s colour: main actions, links, what is chosen'),
    second: tone('A second brand colour, for decoration and badges'),
    positive: tone('What went well, gains'),
    negative: pressable('What went wrong, losses, what cannot be undone'),
    warning: tone('What needs attention'),
    info: tone('What is good to know'),
    washStart: 'First stop of the wash behind heroes and brand panels',
    washEnd: 'Last stop of the wash',
    onWash: 'Text and icons on the wash, from stop to stop',
  },
  radius: {
    $: 'Corners',
    control: 'Corners of buttons and fields',
    card: 'Corners of cards, menus and toasts',
    overlay: 'Corners of dialogs and sheets',
    pill: 'Ends of chips and badges; with square corners that of controls',
  },
  space: {
    $: 'A grid of 4 px, scaled by the density',
    1: step(4),
    2: step(8),
    3: step(12),
    4: step(16),
    5: step(20),
    6: step(24),
    8: step(32),
    10: step(40),
    12: step(48),
    16: step(64),
  },
  control: {
    $: 'Heights of controls, never under 44 px for a finger',
    height: 'Height of buttons and fields',
    small: 'Height of small buttons',
  },
  font: {
    $: 'Fonts',
    body: 'Font of running text',
    heading: 'Font of headings',
    headingWeight: 'Weight of headings',
    headingTracking: 'Letter spacing of headings',
    bodyWeightStrong: 'Weight of strong text',
  },
  size: {
    $: 'One scale of text; 1rem is 16 px',
    xs: 'Captions, badges',
    sm: 'Hints, small buttons',
    md: 'Running text',
    lg: 'Small headings',
    xl: 'Headings of sections and dialogs; grows with the window',
    xxl: 'Headings of pages; grows with the window',
    display: 'The one large text of a hero; grows with the window',
  },
  shadow: {
    $: 'Height above the page',
    low: 'Cards',
    mid: 'Menus, lists of choices, a card under a pointer',
    high: 'Dialogs and sheets',
  },
  glass: 'Backdrop filter of cards and bars: none, or a blur',
  motion: {
    $: 'Movement',
    fast: 'Answers to a press, menus',
    base: 'What moves or comes and goes: dialogs, tabs, toasts',
    ease: 'How a movement begins and ends',
  },
};
