import { box, circle, ellipse, path, stroke } from '../svg.ts';
import type { Drawing } from './creatures.ts';

export const ship: Drawing = ({ main, shade, second, light }) =>
  [
    stroke('M0-96V40M-48-60V36', shade, 7),
    path('M8-84C60-70 70-10 66 26H8ZM-56-52C-90-30-94 4-92 26H-56Z', light),
    path('M0-84C-34-64-36-10-34 26H0Z', second),
    path('M22-64C48-40 52-6 50 14H22Z', second, 'opacity=".5"'),
    path('M0-98 34-88 0-78Z', main),
    path('M-98 36H98C90 66 74 82 58 86H-58C-78 82-92 62-98 36Z', main),
    path('M-94 50H94L90 60H-90Z', light),
    stroke('M-100 90C-80 80-70 98-50 90-30 82-20 98 0 90 20 82 30 98 50 90 70 82 80 98 100 90', second, 9),
  ].join('');

export const compass: Drawing = ({ main, shade, second, light, ink }) =>
  [
    circle(0, -84, 15, 'none', `stroke="${main}" stroke-width="9"`),
    circle(0, 6, 84, shade),
    circle(0, 4, 80, main),
    circle(0, 4, 62, light),
    circle(0, 4, 50, 'none', `stroke="${ink}" stroke-width="9" stroke-dasharray="2 11.1"`),
    path('M0 4 12-8 44-44 8 16ZM0 4-12 16-44 52-8-8Z', shade),
    path('M44-44 12 12 0 4-4-4Z', second),
    path('M-44 52-12-4 0 4 4 12Z', ink),
    circle(0, 4, 8, main),
  ].join('');

export const mask: Drawing = ({ main, shade, second, light }) =>
  [
    path('M30-30C30-80 60-100 80-100 84-70 70-44 44-24ZM10-30C0-76 14-96 30-104 44-76 40-50 28-26Z', second),
    path('M60-24C70-60 90-66 102-64 102-40 86-22 64-14Z', shade),
    path(
      'M-96-20C-70-50-30-36 0-24 30-36 70-50 96-20 98 30 70 62 40 56 22 54 12 36 0 36-12 36-22 54-40 56-70 62-98 30-96-20Z',
      main,
    ),
    path('M0-24C30-36 70-50 96-20 98 30 70 62 40 56 22 54 12 36 0 36Z', shade, 'opacity=".45"'),
    path('M-72 4C-56-18-30-14-18 6-34 26-62 24-72 4ZM72 4C56-18 30-14 18 6 34 26 62 24 72 4Z', '#12101c'),
    stroke('M-86-14C-66-34-32-24-6-12M86-14C66-34 32-24 6-12', light, 5),
    path('M0-28 12-8 0 12-12-8Z', light),
    path('M-84 26a7 7 0 1 0 .1 0ZM-62 40a6 6 0 1 0 .1 0ZM84 26a7 7 0 1 0 .1 0ZM62 40a6 6 0 1 0 .1 0Z', second),
  ].join('');

export const sword: Drawing = ({ main, shade, second, light }) =>
  [
    path('M0-64C40-50 60-50 80-56 84 10 60 66 0 96-60 66-84 10-80-56-60-50-40-50 0-64Z', shade),
    path('M0-50C34-38 52-38 68-42 70 12 50 58 0 82-50 58-70 12-68-42-52-38-34-38 0-50Z', main),
    path('M0-50C34-38 52-38 68-42 70 12 50 58 0 82Z', shade, 'opacity=".5"'),
    path('M-9 34V-88L0-108 9-88V34Z', light),
    path('M0-108 9-88V34H0Z', '#fff', 'opacity=".6"'),
    path('M-40 30C-20 40 20 40 40 30V44C20 54-20 54-40 44Z', second),
    box(0, 66, 16, 40, 6, shade),
    circle(0, 92, 13, second),
  ].join('');

export const castle: Drawing = ({ main, shade, second, light }) =>
  [
    path('M-66-60-40-104-14-60ZM14-60 40-104 66-60Z', second),
    box(-40, 10, 44, 140, 0, main),
    box(40, 10, 44, 140, 0, main),
    path('M-98 10H-82V22H-70V10H-54V22H54V10H70V22H82V10H98V90H-98Z', light),
    path('M0 22H54V10H70V22H82V10H98V90H0Z', shade, 'opacity=".35"'),
    path('M-24 90V60C-24 26 24 26 24 60V90Z', shade),
    path('M-46-34C-46-46-34-46-34-34V-18H-46ZM34-34C34-46 46-46 46-34V-18H34Z', shade),
    path('M-84 44H-68V64H-84ZM68 44H84V64H68Z', second),
  ].join('');

export const volcano: Drawing = ({ main, shade, second, light }) =>
  [
    path('M-30-42C-60-70-40-100-14-90-6-112 32-108 34-88 60-88 62-58 34-42Z', light, 'opacity=".75"'),
    path('M-104 90C-70 70-50 0-34-44H34C50 0 70 70 104 90Z', shade),
    path('M-34-44H34C40-30 44-14 48 0 30-8 26 44 8 34-4 26-4 70-20 62-32 54-24 4-48 2Z', second),
    path('M-20-44H20C22-20 14 20 4 20-8 20-2-6-14-8Z', '#ffe27a'),
    path('M34-44C50 0 70 70 104 90H30C54 50 40 0 34-44Z', '#000', 'opacity=".22"'),
    path('M-8-60-20-96M8-60 18-100', 'none', `stroke="${second}" stroke-width="9" stroke-linecap="round"`),
    path('M-104 90C-60 74-20 92 10 84 50 76 80 84 104 90V100H-104Z', main),
  ].join('');

export const mushroom: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path('M-36 10C-30 50-44 70-46 84-20 98 20 98 46 84 44 70 30 50 36 10Z', light),
    path('M-98 14C-98-60-50-92 0-92 50-92 98-60 98 14 60 34-60 34-98 14Z', main),
    path('M0-92C50-92 98-60 98 14 84 22 66 26 46 28 66-20 46-70 0-92Z', shade, 'opacity=".5"'),
    ellipse(-44, -34, 22, 18, light),
    ellipse(24, -56, 18, 13, light),
    ellipse(52, -8, 20, 15, light),
    circle(-14, 48, 5, ink),
    circle(16, 48, 5, ink),
    stroke('M-8 60C-2 68 6 68 10 60', ink, 4),
    path('M-76 92C-70 70-58 74-56 88-46 78-38 84-38 94ZM44 94C50 76 60 78 64 88 72 80 78 86 80 94Z', second),
  ].join('');

export const cactus: Drawing = ({ main, shade, second, light }) =>
  [
    circle(50, -48, 40, light, 'opacity=".8"'),
    stroke('M-62-18V6C-62 26-44 30-20 30M62-36V-4C62 16 44 20 20 20', main, 34),
    path('M-32 84V-56C-32-104 32-104 32-56V84Z', main),
    path('M4 84V-88C24-86 32-72 32-56V84Z', shade, 'opacity=".6"'),
    stroke('M-14-70V78M12-70V78', shade, 4, 'stroke-dasharray="6 12"'),
    path('M0-108 10-92 28-94 16-80 22-66 0-74-22-66-16-80-28-94-10-92Z', second),
    circle(-62, -34, 12, second),
    circle(62, -52, 12, second),
    path('M-100 96C-60 74 60 74 100 96Z', light),
  ].join('');

export const wheel: Drawing = ({ main, shade, second, light, ink }) =>
  [
    ellipse(0, 92, 84, 10, '#000', 'opacity=".35"'),
    circle(0, 0, 96, second),
    circle(0, 0, 86, ink),
    circle(0, 0, 66, 'none', `stroke="${main}" stroke-width="38" stroke-dasharray="23 23"`),
    circle(0, 0, 46, shade),
    circle(0, 0, 46, 'none', `stroke="${second}" stroke-width="5"`),
    path('M-5-40H5V40H-5ZM-40-5V5H40V-5Z', second),
    circle(0, 0, 16, light),
    circle(52, -42, 10, '#fff'),
  ].join('');

export const ball: Drawing = ({ second, light, ink }) =>
  [
    ellipse(0, 94, 80, 10, '#000', 'opacity=".35"'),
    circle(0, 0, 88, light),
    path('M0-32 31-10 19 26H-19L-31-10Z', ink),
    path(
      'M0-88C20-88 36-82 48-74L28-56H-28L-48-74C-36-82-20-88 0-88ZM82-32C90-10 88 14 80 36L58 30 48-6ZM-82-32C-90-10-88 14-80 36L-58 30-48-6ZM54 69C40 80 24 86 8 88L4 64 34 46ZM-54 69C-40 80-24 86-8 88L-4 64-34 46Z',
      ink,
    ),
    stroke('M0-32V-56M31-10 48-6M19 26 34 46M-19 26-34 46M-31-10-48-6', ink, 5),
    ellipse(-34, -46, 26, 16, '#fff', 'opacity=".7" transform="rotate(-36 -34 -46)"'),
    stroke('M-104 30C-110 60-96 84-84 94M104 30C110 60 96 84 84 94', second, 6),
  ].join('');

export const gamepad: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path('M-60-44H60C92-44 104 20 98 66 92 92 64 84 46 46H-46C-64 84-92 92-98 66-104 20-92-44-60-44Z', shade),
    path('M-60-52H60C92-52 102 12 96 54 88 78 64 72 46 34H-46C-64 72-88 78-96 54-102 12-92-52-60-52Z', main),
    path('M-66-30H-46V-12H-28V8H-46V26H-66V8H-84V-12H-66Z', ink),
    circle(56, -30, 11, second),
    circle(56, 18, 11, light),
    circle(32, -6, 11, second),
    circle(80, -6, 11, light),
    box(0, -22, 44, 24, 8, ink),
    stroke('M-12-22H12', light, 5),
  ].join('');

export const rooster: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path('M20 20C30-40 70-90 100-80 96-60 84-40 80-20 96-30 104-24 104-10 92 20 70 50 40 66Z', second),
    path('M30 40C44 0 62-30 80-40 80 0 70 40 44 66Z', shade),
    path('M-44-64C-20-40 0 0 30 10 60 20 60 70 10 78-40 84-64 50-60 6-58-20-60-40-44-64Z', main),
    path('M-50-30C-36-10-20 4-22 30-34 26-44 28-56 20Z', light),
    path('M-66-62C-84-96-60-104-56-88-52-108-30-104-34-84-18-94-10-76-26-62Z', shade),
    circle(-46, -56, 24, light),
    path('M-68-56-94-46-66-42ZM-58-36C-70-30-68-8-56-10-46-14-48-28-50-36Z', second),
    circle(-50, -60, 5, ink),
    stroke('M-16 76V98H-32M16 74V98H0', second, 7),
    path('M-10 22C20 20 30 40 20 58-10 62-26 44-10 22Z', shade),
  ].join('');

export const balls: Drawing = ({ main, shade, second, light, ink }) =>
  [
    ellipse(0, 92, 88, 10, '#000', 'opacity=".3"'),
    circle(-50, 40, 48, main),
    circle(52, 44, 44, second),
    circle(2, -44, 50, shade),
    path('M-50 16a24 24 0 1 0 .1 0ZM52 22a22 22 0 1 0 .1 0ZM2-70a26 26 0 1 0 .1 0Z', light),
    path(
      'M-58 28H-40L-50 52H-57L-49 35H-58ZM44 36a8 8 0 0 1 15 4L50 50H60V56H42V51L53 40A3 3 0 0 0 48 36ZM-7-52a9 9 0 1 1 16 6 10 10 0 1 1-14 0 9 9 0 0 1-2-6Z',
      ink,
    ),
    ellipse(-18, -66, 12, 8, '#fff', 'opacity=".6" transform="rotate(-36 -18 -66)"'),
    ellipse(-70, 20, 11, 7, '#fff', 'opacity=".6" transform="rotate(-36 -70 20)"'),
  ].join('');

export const hand: Drawing = ({ main, shade, second, light, ink }) =>
  [
    box(0, 0, 92, 132, 12, shade, 'transform="translate(-44 10) rotate(-22)"'),
    box(0, 0, 92, 132, 12, second, 'transform="translate(-4 -4) rotate(-4)"'),
    box(0, 0, 92, 132, 12, light, 'transform="translate(42 8) rotate(18)"'),
    path(
      'M38 44C-8 12 2-26 26-26 36-26 42-16 42-10 46-16 54-22 64-18 86-10 80 26 38 44Z',
      main,
      'transform="rotate(4 40 10)"',
    ),
    path('M38-48 46-36 38-24 30-36Z', ink, 'transform="rotate(18 38 -36)"'),
    path('M-46-44C-34-28-32-16-42-14-38-8-36-4-34-2H-58C-56-4-54-8-50-14-60-16-58-28-46-44Z', light),
  ].join('');
