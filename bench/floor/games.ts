/** A game of the floor page. */
export interface Game {
  id: number;
  name: string;
  maker: string;
  kind: string;
  /** hue of its picture, degrees */
  hue: number;
}

export const kinds = ['Slots', 'Tables', 'Live', 'Lottery', 'Fishing', 'Sports'];
const first = ['Amber', 'Cobalt', 'Copper', 'Crimson', 'Emerald', 'Granite', 'Ivory', 'Jade', 'Opal', 'Saffron'];
const second = ['Anchor', 'Canyon', 'Compass', 'Garden', 'Harvest', 'Lantern', 'Meadow', 'Orchard', 'Summit', 'Voyage'];
const makers = ['Eastgate', 'Fourth Wall', 'Kestrel', 'Longshore', 'Moorhen', 'Quarry Lane'];

/** The same list every time: Park and Miller's generator from a fixed seed. */
export function makeGames(count: number): Game[] {
  let seed = 20_261;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const pick = (list: readonly string[]) => list[next(list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${pick(first)} ${pick(second)} ${index + 1}`,
    maker: pick(makers),
    kind: pick(kinds),
    hue: next(360),
  }));
}
