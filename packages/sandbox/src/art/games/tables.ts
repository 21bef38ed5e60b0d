import { box, circle, ellipse, path, place, stroke } from '../svg.ts';
import type { Drawing } from './creatures.ts';

export const fan: Drawing = ({ main, shade, second, light, ink }) =>
  place(
    -4,
    0,
    0,
    0.84,
    box(0, -20, 74, 116, 10, shade, 'transform="rotate(-40 0 90)"'),
    box(0, -20, 74, 116, 10, second, 'transform="rotate(-20 0 90)"'),
    box(0, -20, 74, 116, 10, light),
    box(0, -20, 74, 116, 10, second, 'transform="rotate(20 0 90)"'),
    box(0, -20, 74, 116, 10, light, 'transform="rotate(40 0 90)"'),
    path('M0-56C30-30 26-8 12-8 6-8 3-12 2-15 2-6 5-2 9 2H-9C-5-2-2-6-2-15-3-12-6-8-12-8-26-8-30-30 0-56Z', ink),
    path('M70-20 84 2 64 18 50-4Z', main),
    circle(0, 74, 24, main),
    circle(0, 74, 15, 'none', `stroke="${light}" stroke-width="4" stroke-dasharray="7 5"`),
  );

export const chips: Drawing = ({ main, shade, second, light, ink }) =>
  [
    ellipse(0, 84, 92, 14, '#000', 'opacity=".3"'),
    path('M-92 20V66C-92 86-4 86-4 66V20Z', shade),
    stroke('M-90 36C-84 52-12 52-6 36M-90 54C-84 70-12 70-6 54', light, 6, 'stroke-dasharray="12 10"'),
    ellipse(-48, 20, 44, 18, main),
    ellipse(-48, 20, 26, 10, light),
    path('M6 44V72C6 90 90 90 90 72V44Z', ink),
    stroke('M8 58C14 74 82 74 88 58', light, 6, 'stroke-dasharray="12 10"'),
    ellipse(48, 44, 42, 17, second),
    ellipse(48, 44, 24, 9, light),
    box(14, -38, 66, 96, 10, light, 'transform="rotate(14 14 -38)"'),
    path('M16-10C-14-34-6-58 10-58 16-58 20-52 20-48 24-52 28-56 34-54 50-48 44-28 16-10Z', main),
  ].join('');

export const mahjong: Drawing = ({ main, shade, second, light, ink }) =>
  [
    box(-40, 22, 84, 116, 12, shade, 'transform="rotate(-14 -40 22)"'),
    box(-46, 16, 84, 116, 12, light, 'transform="rotate(-14 -46 16)"'),
    path(
      'M-72-14V44M-48-20V38M-24-26V32',
      'none',
      `stroke="${second}" stroke-width="11" stroke-dasharray="24 8" stroke-linecap="round"`,
    ),
    box(40, -4, 88, 122, 12, shade, 'transform="rotate(10 40 -4)"'),
    box(34, -10, 88, 122, 12, light, 'transform="rotate(10 34 -10)"'),
    circle(36, -38, 20, main),
    circle(36, -38, 9, light),
    circle(24, 20, 20, ink),
    circle(24, 20, 9, light),
  ].join('');

export const domino: Drawing = ({ main, shade, second, light }) =>
  [
    box(-42, 14, 76, 146, 14, shade, 'transform="rotate(-16 -42 14)"'),
    box(-46, 8, 76, 146, 14, main, 'transform="rotate(-16 -46 8)"'),
    path('M-66-54a8 8 0 1 0 .1 0ZM-30-26a8 8 0 1 0 .1 0ZM-46-40a8 8 0 1 0 .1 0ZM-44 36a9 9 0 1 0 .1 0Z', light),
    stroke('M-78 18-14 0', light, 5),
    box(48, 6, 76, 146, 14, shade, 'transform="rotate(12 48 6)"'),
    box(44, 0, 76, 146, 14, light, 'transform="rotate(12 44 0)"'),
    stroke('M12-7 76 7', shade, 5),
    path(
      'M40-58a9 9 0 1 0 .1 0ZM68-52a9 9 0 1 0 .1 0ZM34-30a9 9 0 1 0 .1 0ZM62-24a9 9 0 1 0 .1 0ZM28 22a9 9 0 1 0 .1 0ZM54 28a9 9 0 1 0 .1 0ZM40 44a9 9 0 1 0 .1 0Z',
      second,
    ),
  ].join('');
