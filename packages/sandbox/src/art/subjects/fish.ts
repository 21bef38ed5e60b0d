import { GOLD, type Palette } from '../palette.ts';
import { circle, discs, ellipse, path, place, stroke } from '../svg.ts';

function swimmer(body: string, fin: string, finShade: string): string {
  const scales = Array.from({ length: 8 }, (_, index) => {
    const column = index % 5;
    const row = Math.floor(index / 5);
    return `M${-70 + column * 44 + (row % 2) * 22} ${-44 + row * 36}a22 22 0 0 0 0 36`;
  });
  return [
    path('M150 0C210-96 290-130 326-118 300-60 296-20 304 0 296 20 300 60 326 118 290 130 210 96 150 0Z', fin),
    stroke('M196-12 292-84M200 0H282M196 12 292 84', finShade, 7),
    path('M-70-104C-30-190 70-190 128-146 116-112 100-92 84-76Z', fin),
    path('M-30 96C-12 160 60 178 104 150 96 118 84 100 66 82Z', fin),
    path('M-228 8C-190-92-70-128 30-108 112-92 160-40 176 0 160 40 112 92 30 108-70 128-190 92-228 8Z', body),
    stroke(scales.join(''), '#fff', 6, 'opacity=".28"'),
    path('M-228 8C-190-92-70-128 30-108 90-96 130-66 152-38 60-66-90-60-228 8Z', '#fff', 'opacity=".22"'),
    stroke('M-112-78C-84-40-84 44-112 82', finShade, 6, 'opacity=".6"'),
    path('M-70 30C-30 24 8 40 24 76-16 84-56 70-70 30Z', fin),
    circle(-160, -22, 27, '#fff'),
    circle(-166, -20, 15, '#14121f'),
    circle(-171, -27, 5, '#fff'),
    stroke('M-222 22C-206 38-190 40-174 36', finShade, 6),
  ].join('');
}

/** A golden fish with two small ones, among bubbles and weed. */
export function fish(palette: Palette, random: () => number): string {
  const blade = (x: number, top: number) => `M${x} 320C${x - 40} 250 ${x + 44} 210 ${x} ${top}`;
  const weed = [
    stroke(blade(-330, 150) + blade(262, 126) + blade(356, 102), palette.counter, 20, 'opacity=".75"'),
    stroke(blade(-286, 138) + blade(318, 114), palette.counterShade, 20, 'opacity=".75"'),
  ];
  const bubbles = Array.from({ length: 6 }, () => {
    const radius = 6 + random() * 20;
    return [-420 + random() * 800, -270 + random() * 480, radius] as const;
  });
  const gleams = bubbles.map(([x, y, radius]) => [x - radius / 3, y - radius / 3, radius / 4] as const);
  return [
    ...weed,
    ellipse(-10, 10, 300, 180, palette.glow, 'opacity=".14"'),
    place(-300, -150, -8, 0.36, swimmer('url(#main)', palette.main, palette.shade)),
    place(260, -190, 6, 0.3, swimmer('url(#counter)', palette.counter, palette.counterShade)),
    place(0, 20, 4, 1.12, swimmer(GOLD, 'url(#main)', palette.shade)),
    discs(bubbles, '#fff', 'opacity=".12" stroke="#fff" stroke-width="3"'),
    discs(gleams, '#fff', 'opacity=".7"'),
  ].join('');
}
