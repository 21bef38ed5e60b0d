import { GOLD, INK, IVORY, type Palette } from '../palette.ts';
import { box, circle, ellipse, path, place } from '../svg.ts';
import { chip } from './chips.ts';
import { SUITS } from './suits.ts';

function card(suit: keyof typeof SUITS, colour: string): string {
  const shape = SUITS[suit];
  const small = (x: number, y: number, turn: number) => place(x, y, turn, 0.36, path(shape, colour));
  return [
    box(0, 6, 210, 300, 20, '#000', 'opacity=".28"'),
    box(0, 0, 210, 300, 20, IVORY),
    box(0, 0, 182, 272, 12, 'none', `stroke="${colour}" stroke-opacity=".22" stroke-width="3"`),
    place(0, 0, 0, 1.3, path(shape, colour)),
    small(-74, -114, 0),
    small(74, 114, 180),
  ].join('');
}

/** Four aces in a fan over two chips. */
export function cards(palette: Palette): string {
  const hand = (['club', 'diamond', 'spade', 'heart'] as const).map((suit, index) => {
    const turn = -30 + index * 20;
    const red = suit === 'diamond' || suit === 'heart';
    return `<g transform="translate(0 250) rotate(${turn}) translate(0 -290)">${card(suit, red ? palette.main : INK)}</g>`;
  });
  return [
    ellipse(0, 240, 300, 40, '#000', 'opacity=".35"'),
    ...hand,
    place(-150, 210, -12, 1, chip('url(#counter)')),
    place(150, 222, 8, 1.15, chip('url(#main)')),
    circle(0, 236, 10, GOLD),
  ].join('');
}
