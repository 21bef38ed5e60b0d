import { circle, ellipse, path, stroke } from '../svg.ts';
import type { TileColours } from './colours.ts';

/** Draws a thing around the origin, in a box of about 200. */
export type Drawing = (colours: TileColours) => string;

const eyes = (x: number, y: number, radius: number, ink: string) =>
  circle(-x, y, radius, '#fff') +
  circle(x, y, radius, '#fff') +
  path(
    `M${-x} ${y - radius * 0.7}a${radius * 0.6} ${radius * 0.7} 0 1 1-.1 0ZM${x} ${y - radius * 0.7}a${radius * 0.6} ${radius * 0.7} 0 1 1-.1 0Z`,
    ink,
  );

export const dragon: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path(
      'M0-96 24-70 62-78 62-44 96-26 78 4 96 36 62 46 54 80 0 72-54 80-62 46-96 36-78 4-96-26-62-44-62-78-24-70Z',
      shade,
    ),
    path('M-34-48C-40-80-62-98-88-100-70-84-66-66-58-36ZM34-48C40-80 62-98 88-100 70-84 66-66 58-36Z', light),
    path('M-58-22C-58-64 58-64 58-22 58 14 44 28 40 58 26 96-26 96-40 58-44 28-58 14-58-22Z', main),
    ellipse(0, 52, 34, 26, second),
    path('M-14 46a6 5 0 1 0 .1 0ZM14 46a6 5 0 1 0 .1 0Z', ink),
    path('M-50-22-12-8C-18 12-44 8-50-22ZM50-22 12-8C18 12 44 8 50-22Z', '#fff'),
    path('M-32-12a8 9 0 1 0 .1 0ZM32-12a8 9 0 1 0 .1 0Z', ink),
    stroke('M-32 58C-70 52-78 84-98 78M32 58C70 52 78 84 98 78', light, 6),
  ].join('');

export const tiger: Drawing = ({ main, shade, light, ink }) =>
  [
    circle(-62, -62, 28, shade),
    circle(62, -62, 28, shade),
    path('M0-82C70-82 92-30 84 20 72 70 36 86 0 86-36 86-72 70-84 20-92-30-70-82 0-82Z', main),
    path('M0 4C50 4 60 40 44 62 30 80-30 80-44 62-60 40-50 4 0 4Z', light),
    path(
      'M-8-80H8L0-42ZM-38-74-20-44-50-58ZM38-74 20-44 50-58ZM-88-6-56-2-84 14ZM88-6 56-2 84 14ZM-80 36-54 24-68 54ZM80 36 54 24 68 54Z',
      ink,
    ),
    eyes(32, -14, 14, ink),
    path('M-16 18H16L0 36Z', ink),
    stroke('M0 34V48C-10 60-24 58-28 50M0 48C10 60 24 58 28 50', ink, 5),
  ].join('');

export const phoenix: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path('M0 10C14 50 40 70 60 98 30 90 14 80 0 66-14 80-30 90-60 98-40 70-14 50 0 10Z', second),
    path(
      'M-8 0C-40-50-70-60-100-58-92-44-90-36-96-24-84-20-80-12-82 2-66 2-62 10-62 24-40 30-20 26-8 30ZM8 0C40-50 70-60 100-58 92-44 90-36 96-24 84-20 80-12 82 2 66 2 62 10 62 24 40 30 20 26 8 30Z',
      main,
    ),
    path(
      'M-10 4C-34-24-54-34-74-34-62-18-58-4-40 10-28 16-18 18-8 20ZM10 4C34-24 54-34 74-34 62-18 58-4 40 10 28 16 18 18 8 20Z',
      shade,
    ),
    path('M0-66C20-66 24-44 18-26 30 0 22 40 0 60-22 40-30 0-18-26-24-44-20-66 0-66Z', light),
    path('M0-64-16-96-2-78 4-98 8-76 24-88Z', second),
    circle(-7, -44, 4, ink),
    circle(7, -44, 4, ink),
    path('M-6-36H6L0-22Z', shade),
  ].join('');

export const koi: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path('M30-10C70-20 84-60 96-66 98-30 98 20 88 54 74 34 56 20 30 18Z', second),
    path('M-20-40C0-76 40-78 54-64 40-56 34-46 32-34ZM-10 44C4 74 36 76 46 66 34 58 30 50 30 40Z', shade),
    path('M-94 6C-80-46-20-60 30-34 46-24 56-10 60 2 56 16 46 30 30 38-20 60-80 48-94 6Z', light),
    path(
      'M-62-30C-40-46-12-46-6-38-12-10-48-6-62-30ZM6-42C22-42 36-32 44-24 40 0 4 0 6-42ZM-20 46C-24 22 14 16 26 40 8 48-8 48-20 46Z',
      main,
    ),
    circle(-66, -4, 9, '#fff'),
    circle(-67, -4, 5, ink),
    stroke('M-42-30C-30-10-30 16-42 38', shade, 5),
    stroke('M-92 10C-104 18-104 28-98 34', light, 5),
  ].join('');

export const owl: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path('M-70-92C-40-80 40-80 70-92 84-50 84 30 60 70 36 98-36 98-60 70-84 30-84-50-70-92Z', main),
    path('M-74-20C-90 20-80 60-52 76-58 40-62 10-74-20ZM74-20C90 20 80 60 52 76 58 40 62 10 74-20Z', shade),
    ellipse(0, 46, 38, 42, light),
    stroke('M-20 34l10 10 10-10 10 10 10-10M-20 56l10 10 10-10 10 10 10-10', shade, 5),
    circle(-32, -28, 32, light),
    circle(32, -28, 32, light),
    path('M-32-46a18 18 0 1 0 .1 0ZM32-46a18 18 0 1 0 .1 0Z', ink),
    path('M-26-40a6 6 0 1 0 .1 0ZM38-40a6 6 0 1 0 .1 0Z', '#fff'),
    path('M-11-16H11L0 10Z', second),
  ].join('');

export const cat: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path('M-76-20C-84-60-80-90-74-96-56-88-40-76-28-64H28C40-76 56-88 74-96 80-90 84-60 76-20Z', main),
    path('M-66-50C-70-66-68-76-66-78-58-74-50-66-44-60ZM66-50C70-66 68-76 66-78 58-74 50-66 44-60Z', second),
    path('M0-70C60-70 86-34 82 4 78 44 40 58 0 58-40 58-78 44-82 4-86-34-60-70 0-70Z', light),
    stroke('M-44-12C-36-24-24-24-16-12M44-12C36-24 24-24 16-12', ink, 7),
    path('M-9 6H9L0 16Z', second),
    stroke('M0 16C-4 28-18 28-22 22M0 16C4 28 18 28 22 22M-50 10-92 2M-50 22-90 30M50 10 92 2M50 22 90 30', shade, 4),
    path('M-56 52C-20 66 20 66 56 52L52 72C20 84-20 84-52 72Z', second),
    circle(0, 80, 17, main),
    path('M-3 78H3V96H-3Z', ink),
  ].join('');

export const bull: Drawing = ({ main, shade, second, light, ink }) =>
  [
    path('M-40-44C-80-44-96-70-90-98-76-78-58-74-34-72ZM40-44C80-44 96-70 90-98 76-78 58-74 34-72Z', light),
    path('M-48-34C-70-42-88-34-96-22-80-8-62-6-46-12ZM48-34C70-42 88-34 96-22 80-8 62-6 46-12Z', shade),
    path('M0-82C40-82 60-60 56-26 54 10 44 30 40 56 20 84-20 84-40 56-44 30-54 10-56-26-60-60-40-82 0-82Z', main),
    path('M-14-84C-4-60 4-60 14-84L20-50 6-38 0-48-6-38-20-50Z', shade),
    path('M-40 40C-40 20 40 20 40 40 40 84 24 92 0 92-24 92-40 84-40 40Z', second),
    path('M-18 50a8 9 0 1 0 .1 0ZM18 50a8 9 0 1 0 .1 0Z', ink),
    eyes(28, -18, 11, ink),
    stroke('M-16 70C-16 100 16 100 16 70', light, 7),
  ].join('');

export const whale: Drawing = ({ main, shade, second, light, ink }) =>
  [
    stroke('M-30-50C-30-70-30-78-48-92M-30-50C-30-70-30-78-12-92M-30-52V-88', second, 8),
    path('M56 10C70-20 64-44 40-62 66-66 78-60 84-48 92-60 100-62 100-62 102-20 96 40 50 66Z', shade),
    path('M-96 14C-92-34-40-52 4-36 40-22 50 20 74 4 70 52 34 78-16 78-64 78-98 58-96 14Z', main),
    path('M-92 32C-50 50 10 46 52 58 34 72 10 78-16 78-56 78-86 62-92 32Z', light),
    stroke('M-70 44-72 60M-50 49-52 70M-30 51V74M-8 51-6 74', shade, 4),
    path('M-10 36C0 50 0 74-24 88-34 70-30 48-10 36Z', shade),
    circle(-62, 12, 8, '#fff'),
    circle(-63, 12, 4.5, ink),
  ].join('');

export const scarab: Drawing = ({ main, shade, second, light, ink }) =>
  [
    circle(0, -70, 26, second),
    stroke(
      'M-36-16-70-34-80-58M36-16 70-34 80-58M-44 22H-84L-94 40M44 22H84L94 40M-36 58-66 78V96M36 58 66 78V96',
      ink,
      9,
    ),
    ellipse(0, 36, 54, 58, main),
    path('M0-20C30-20 54 0 54 36 54 70 30 94 0 94Z', shade),
    path('M-44-8C-44-40 44-40 44-8 20 4-20 4-44-8Z', second),
    path('M-24-28C-24-54 24-54 24-28Z', ink),
    stroke('M0 0V92M-50 22C-30 30-14 30 0 26 14 30 30 30 50 22', light, 5),
    ellipse(-24, 26, 9, 20, '#fff', 'opacity=".35"'),
  ].join('');
