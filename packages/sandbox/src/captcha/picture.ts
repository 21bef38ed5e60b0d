import { DIGITS } from './font.ts';
import { encodePng } from './png.ts';

const WIDTH = 150;
const HEIGHT = 48;
const CELL = 4;
/** paper, its speckle, a faint line, and the inks */
const PALETTE = [
  [246, 246, 250],
  [222, 224, 234],
  [178, 184, 204],
  [38, 50, 92],
  [98, 30, 84],
  [22, 78, 82],
  [116, 52, 20],
] as const;
const FIRST_INK = 3;

/** Draws digits, each slanted, shifted and in its own ink, on speckled paper. Answers a base64 PNG, as the platform does. */
export async function drawCaptcha(text: string, random: () => number): Promise<string> {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const dot = (x: number, y: number, colour: number) => {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT) pixels[row * WIDTH + column] = colour;
  };
  for (let speck = 0; speck < 260; speck++) dot(random() * WIDTH, random() * HEIGHT, 1);
  for (let line = 0; line < 3; line++) {
    const [from, to, swing] = [random() * HEIGHT, random() * HEIGHT, 3 + random() * 5];
    for (let x = 0; x < WIDTH; x++) dot(x, from + ((to - from) * x) / WIDTH + Math.sin(x / 11) * swing, 2);
  }
  const step = WIDTH / (text.length + 0.5);
  [...text].forEach((char, place) => {
    const ink = FIRST_INK + Math.floor(random() * (PALETTE.length - FIRST_INK));
    const left = step * (place + 0.3) + random() * 4;
    const top = 6 + random() * 8;
    const slant = (random() - 0.5) * 0.5;
    DIGITS[Number(char)]?.forEach((row, rowIndex) => {
      [...row].forEach((cell, column) => {
        if (cell === ' ') return;
        for (let y = 0; y < CELL; y++) {
          for (let x = 0; x < CELL; x++) {
            const down = rowIndex * CELL + y;
            dot(left + column * CELL + x + (14 - down) * slant, top + down, ink);
          }
        }
      });
    });
  });
  const png = await encodePng({ width: WIDTH, height: HEIGHT, palette: PALETTE, pixels });
  return btoa(String.fromCharCode(...png));
}
