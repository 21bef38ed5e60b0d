import { GOLD, INK, type Palette } from '../palette.ts';
import { circle, ellipse, path, polar, stroke } from '../svg.ts';

/** A rooster in profile before a rising sun. */
export function rooster(palette: Palette): string {
  const rays = Array.from(
    { length: 18 },
    (_, index) => `M0 0L${polar(420, index * 20 - 4)}L${polar(420, index * 20 + 4)}Z`,
  );
  const tail = [
    ['M70 60C130-60 240-150 330-120 260-90 200 0 150 110Z', palette.counterShade],
    ['M60 40C90-100 190-220 300-226 220-160 170-60 130 90Z', 'url(#counter)'],
    ['M50 50C50-80 120-230 214-268 170-170 150-70 120 90Z', palette.shade],
    ['M80 80C160-10 270-60 356-20 270-10 200 60 140 130Z', 'url(#main)'],
  ] as const;
  return [
    `<g transform="translate(0 20)">${path(rays.join(''), palette.glow, 'opacity=".16"')}</g>`,
    circle(0, 20, 248, GOLD, 'opacity=".92"'),
    ellipse(0, 276, 280, 28, '#000', 'opacity=".4"'),
    ...tail.map(([d, fill]) => path(d, fill)),
    stroke('M-20 190V262M-20 262H-66M-20 262 16 268M50 184V262M50 262H8M50 262 88 268', '#e0912a', 13),
    path(
      'M-118-70C-116 20-140 60-130 110-116 180-40 206 30 200 110 194 150 130 150 70 110 90 60 70 30 20 0-30-10-70-14-104Z',
      'url(#main)',
    ),
    path('M-20 60C30 40 90 70 130 110 96 150 30 160-8 128-30 108-34 80-20 60Z', palette.shade),
    stroke('M6 84C40 80 72 92 96 110M2 108C32 108 58 116 78 128', '#fff', 5, 'opacity=".35"'),
    path(
      'M-118-70C-128-130-100-168-62-168-24-168-4-140-14-104-6-50 10-10 34 24-10 10-20 30-34 6-46 34-60 14-74 34-84 8-104 24-122 8-116-20-116-40-118-70Z',
      GOLD,
    ),
    path(
      'M-104-150C-122-196-96-214-86-190-84-232-48-232-50-192-32-222-2-204-22-160-44-176-80-176-104-150Z',
      palette.main,
    ),
    path('M-112-104-168-92-116-72Z', '#f6b13d'),
    path('M-116-76C-134-60-132-26-112-24-98-34-100-60-104-76Z', palette.main),
    circle(-78, -118, 15, '#fff'),
    circle(-82, -118, 8, INK),
  ].join('');
}
