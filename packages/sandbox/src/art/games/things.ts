import { box, circle, ellipse, path, stroke } from '../svg.ts';
import type { Drawing } from './creatures.ts';

export const lotus: Drawing = ({ main, shade, second, light }) =>
  [
    path('M-96 52C-50 30 50 30 96 52 60 84-60 84-96 52Z', second),
    path('M0 58C-60 60-94 24-98-14-60-14-20 10 0 58ZM0 58C60 60 94 24 98-14 60-14 20 10 0 58Z', shade),
    path('M0 60C-50 40-72-6-62-52-24-36 0 0 0 60ZM0 60C50 40 72-6 62-52 24-36 0 0 0 60Z', main),
    path('M0 62C-36 30-38-40 0-84 38-40 36 30 0 62Z', light),
    path('M0 62C-14 30-14-20 0-60 14-20 14 30 0 62Z', main),
    stroke('M-70 8C-44 20-22 36-8 56M70 8C44 20 22 36 8 56', light, 4),
    stroke('M-60 76H60M-30 90H30', light, 5, 'opacity=".6"'),
  ].join('');

export const crown: Drawing = ({ main, shade, second, light }) =>
  [
    path('M-80 60-96-36-48 4 0-78 48 4 96-36 80 60Z', main),
    path('M0-78 48 4 96-36 80 60H0Z', shade, 'opacity=".55"'),
    circle(0, -82, 14, second),
    circle(-92, -44, 11, second),
    circle(92, -44, 11, second),
    box(0, 70, 172, 30, 10, light),
    path('M0 2 20 30 0 58-20 30Z', second),
    path('M-46 30-34 46-46 60-58 46ZM46 30 58 46 46 60 34 46Z', '#fff'),
    stroke('M-66 70H66', shade, 6, 'stroke-dasharray="2 18"'),
  ].join('');

export const diamond: Drawing = ({ main, shade, light }) =>
  [
    path('M-96-22-54-74H54L96-22 0 88Z', main),
    path('M54-74 96-22H44ZM0 88 44-22H96Z', shade),
    path('M-54-74-96-22H-44ZM-44-22H44L0 88Z', light),
    path('M-44-22 0-74 44-22Z', '#fff', 'opacity=".75"'),
    path('M-44-22H-14L-4 60Z', '#fff', 'opacity=".5"'),
    path('M78-98 84-80 102-74 84-68 78-50 72-68 54-74 72-80Z', '#fff'),
  ].join('');

export const lantern: Drawing = ({ main, shade, second, light }) =>
  [
    stroke('M0-100V-70M0 66V84', second, 6),
    path('M-4 84H4L10 104H-10ZM-16 80H16V88H-16Z', second),
    ellipse(0, 0, 84, 66, main),
    path('M0-66C110-66 110 66 0 66 44 40 44-40 0-66Z', shade, 'opacity=".6"'),
    ellipse(0, 0, 30, 66, light, 'opacity=".85"'),
    stroke('M-50-54C-70-20-70 20-50 54M50-54C70-20 70 20 50 54', light, 4, 'opacity=".7"'),
    box(0, -66, 70, 20, 6, second),
    box(0, 64, 70, 20, 6, second),
    path('M0-20 14 0 0 20-14 0Z', shade),
  ].join('');

export const pyramid: Drawing = ({ main, shade, second, light }) =>
  [
    circle(46, -50, 34, second),
    path('M46-20 98 76H-6Z', shade),
    path('M-28-74 60 76H-104Z', main),
    path('M-28-74 60 76H-4Z', shade),
    path('M-28-74-2-28-14-18-28-26-44-16-54-28Z', light),
    stroke('M-64-6H-14M-78 22H-10M-92 50H-6', shade, 4, 'opacity=".6"'),
    path('M-110 76C-60 66 60 66 110 76V90H-110Z', light),
  ].join('');

export const treasure: Drawing = ({ main, shade, second, light }) =>
  [
    path('M-84-10C-90-74-40-84 0-84 40-84 90-74 84-10Z', shade),
    path('M-66-10C-50-44-30-30-14-46 4-26 24-52 40-34 56-40 66-24 70-10Z', second),
    circle(-30, -28, 13, light),
    circle(16, -34, 15, light),
    circle(48, -22, 11, light),
    box(0, 36, 176, 92, 10, main),
    path('M-88 0H88V20H-88Z', shade),
    path('M-62-8H-42V82H-62ZM42-8H62V82H42Z', second),
    box(0, 18, 34, 40, 8, light),
    path('M0 8a7 7 0 0 1 4 13V30H-4V21A7 7 0 0 1 0 8Z', shade),
  ].join('');

export const pearl: Drawing = ({ main, shade, second, light }) =>
  [
    path('M0 20C-60 20-104-20-90-62-70-92-40-72-30-92-10-104 10-104 30-92 40-72 70-92 90-62 104-20 60 20 0 20Z', main),
    stroke('M0 16V-92M-14 14-46-72M14 14 46-72M-26 10-80-44M26 10 80-44', shade, 5),
    path('M-92 30C-60 10 60 10 92 30 80 84 30 94 0 94-30 94-80 84-92 30Z', second),
    ellipse(0, 34, 80, 20, shade),
    circle(0, 14, 38, light),
    circle(-12, 0, 12, '#fff', 'opacity=".9"'),
    stroke('M-60 62C-30 78 30 78 60 62', light, 5, 'opacity=".7"'),
  ].join('');

export const moon: Drawing = ({ main, shade, second, light }) =>
  [
    circle(0, -4, 88, shade, 'opacity=".35"'),
    path('M20-92A88 88 0 1 0 84 38 70 70 0 0 1 20-92Z', main),
    path('M-20-78A88 88 0 0 0-40 78 100 100 0 0 1-20-78Z', light, 'opacity=".6"'),
    path('M46-52 54-30 76-28 58-14 64 8 46-4 28 8 34-14 16-28 38-30Z', second),
    path('M84-82 88-72 98-68 88-64 84-54 80-64 70-68 80-72Z', light),
    path('M-96 70C-90 44-58 46-52 60-40 40-6 48-8 66 8 62 16 76 10 88H-88C-100 88-102 76-96 70Z', light),
  ].join('');

export const star: Drawing = ({ main, shade, second, light }) =>
  [
    path('M0-100 28-36 98-30 45 16 62 84 0 48-62 84-45 16-98-30-28-36Z', second),
    path('M0-80 22-28 78-23 36 13 49 67 0 38-49 67-36 13-78-23-22-28Z', main),
    path('M0-80 22-28 0 4ZM78-23 36 13 0 4ZM49 67 0 38V4ZM-49 67-36 13 0 4ZM-78-23-22-28 0 4Z', shade, 'opacity=".5"'),
    path('M0-80-22-28 0 4ZM22-28 78-23 0 4Z', light, 'opacity=".7"'),
    path(
      'M-78 58-72 74-56 80-72 86-78 102-84 86-100 80-84 74ZM80-90 84-80 94-76 84-72 80-62 76-72 66-76 76-80Z',
      light,
    ),
  ].join('');

export const rocket: Drawing = ({ main, shade, second, light }) =>
  [
    path('M-22 52C-30 80-10 88 0 106 10 88 30 80 22 52Z', second),
    path('M-10 52C-14 70-4 76 0 88 4 76 14 70 10 52Z', '#fff'),
    path('M-34 10C-66 24-70 50-66 74-52 58-40 52-26 50ZM34 10C66 24 70 50 66 74 52 58 40 52 26 50Z', shade),
    path('M0-104C44-66 44 10 26 54H-26C-44 10-44-66 0-104Z', light),
    path('M0-104C44-66 44 10 26 54H4C20 0 20-60 0-104Z', shade, 'opacity=".35"'),
    path('M0-104C18-88 28-68 32-50H-32C-28-68-18-88 0-104Z', main),
    circle(0, -12, 22, main),
    circle(0, -12, 14, '#cdefff'),
  ].join('');

export const planet: Drawing = ({ main, shade, second, light }) =>
  [
    circle(0, 0, 66, main),
    path(
      'M-64-14C-20-30 20-2 64-18V6C20 20-20-6-66 10ZM-58 32C-20 20 20 44 56 34 40 56 20 66 0 66-24 66-46 54-58 32Z',
      shade,
      'opacity=".6"',
    ),
    path('M-46-46A66 66 0 0 1 10-65C-24-50-44-20-50 16A66 66 0 0 1-46-46Z', '#fff', 'opacity=".4"'),
    stroke('M-62-20C-110 10-112 44-88 44-40 44 60 6 92-30 112-56 90-62 60-44', second, 12),
    circle(74, 66, 15, light),
    path('M-78-80-72-66-58-60-72-54-78-40-84-54-98-60-84-66Z', light),
  ].join('');

export const clover: Drawing = ({ main, shade, light }) =>
  [
    stroke('M4 14C10 50 26 74 50 96', shade, 12),
    path(
      'M-4-4C-44 10-92-2-92-36-92-66-56-72-40-52-46-86-4-98-2-60ZM4-4C44 10 92-2 92-36 92-66 56-72 40-52 46-86 4-98 2-60Z',
      main,
    ),
    path(
      'M-4 0C-40-12-94 0-90 36-88 64-56 66-42 50-44 80-6 90-2 54ZM4 0C40-12 94 0 90 36 88 60 60 66 44 50 46 80 6 90 2 54Z',
      shade,
    ),
    stroke('M0-2-60-42M0-2 60-42M0 0-58 36M0 0 58 36', light, 5, 'opacity=".8"'),
    circle(0, -2, 10, light),
    path('M-72-52a20 14 0 0 1 24-4 30 20 0 0 0-24 4Z', '#fff', 'opacity=".7"'),
  ].join('');

export const bell: Drawing = ({ main, shade, second, light }) =>
  [
    circle(0, 76, 20, shade),
    path('M0-84C56-84 58-30 64 14L88 58H-88L-64 14C-58-30-56-84 0-84Z', main),
    path('M0-84C56-84 58-30 64 14L88 58H30C40-10 30-60 0-84Z', shade, 'opacity=".55"'),
    path('M-64 14C-30 24 30 24 64 14L70 28C30 38-30 38-70 28Z', second),
    box(0, 60, 184, 16, 8, light),
    path('M-12-80C-60-110-70-74-12-72ZM12-80C60-110 70-74 12-72Z', second),
    circle(0, -78, 13, light),
    stroke('M-34-40C-40-20-44-4-46 4', '#fff', 8, 'opacity=".6"'),
  ].join('');

export const cherry: Drawing = ({ main, shade, second, light }) =>
  [
    stroke('M-42 30C-40-20-10-60 40-90M46 36C50-10 50-50 40-90', second, 8),
    path('M40-90C4-104-40-96-58-66-24-52 18-60 40-90Z', second),
    stroke('M34-88C10-82-20-76-46-68', light, 4, 'opacity=".6"'),
    circle(-44, 48, 44, main),
    circle(46, 54, 42, main),
    path('M-44 92A44 44 0 0 0-4 30C-10 60-26 80-60 89ZM46 96A42 42 0 0 0 86 40C80 68 62 84 34 94Z', shade),
    ellipse(-60, 30, 10, 15, '#fff', 'opacity=".8" transform="rotate(30 -60 30)"'),
    ellipse(30, 38, 9, 14, '#fff', 'opacity=".8" transform="rotate(30 30 38)"'),
  ].join('');

export const horseshoe: Drawing = ({ main, shade, second, light }) =>
  [
    stroke('M-52 72C-92 0-72-72 0-72 72-72 92 0 52 72', shade, 40),
    stroke('M-52 68C-92 0-72-74 0-74 72-74 92 0 52 68', main, 32),
    stroke('M-62 40C-78-14-56-62 0-62 56-62 78-14 62 40', light, 7, 'stroke-dasharray="1 27"'),
    box(-54, 80, 52, 20, 8, light),
    box(54, 80, 52, 20, 8, light),
    path('M0-30C-20-52-50-30-34-6-24 8-10 16 0 28 10 16 24 8 34-6 50-30 20-52 0-30Z', second),
    ellipse(-18, -16, 8, 6, '#fff', 'opacity=".7"'),
  ].join('');
