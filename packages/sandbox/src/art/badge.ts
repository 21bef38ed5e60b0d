import { seeded } from '../random.ts';
import { circle, path, polar } from './svg.ts';

const SIZE = 96;
const HUES = [262, 190, 28, 142, 338, 214];

function picture(hue: number, ...parts: string[]): string {
  const ground = `hsl(${hue} 45% 88%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" role="img">${circle(48, 48, 48, ground)}${parts.join('')}</svg>`;
}

/** A member's picture: petals around a middle, no face, nobody in particular. */
export function avatarArt(seed: number, id: string): string {
  const random = seeded('avatar', seed, id);
  const hue = HUES[Math.floor(random() * HUES.length)] ?? 262;
  const petals = 5 + Math.floor(random() * 4);
  const turn = random() * 60;
  const shapes = Array.from({ length: petals }, (_, at) => {
    const angle = turn + (at * 360) / petals;
    const [x = '0', y = '0'] = polar(20, angle).split(' ');
    return circle(48 + Number(x), 48 + Number(y), 14, `hsl(${hue} 50% ${45 + (at % 3) * 8}%)`);
  });
  return picture(hue, ...shapes, circle(48, 48, 12, `hsl(${(hue + 40) % 360} 70% 55%)`));
}

/** The badge of a club level: a shield with a star for each level it has, up to six. */
export function badgeArt(level: number): string {
  const hue = HUES[level % HUES.length] ?? 262;
  const shield = path('M48 14 78 24v24c0 18-12 28-30 36C30 76 18 66 18 48V24Z', `hsl(${hue} 45% 42%)`);
  const stars = Array.from({ length: Math.min(6, Math.max(1, level)) }, (_, at) =>
    circle(32 + (at % 3) * 16, at < 3 ? 38 : 56, 5, `hsl(${hue} 60% 92%)`),
  );
  return picture(hue, shield, ...stars);
}
