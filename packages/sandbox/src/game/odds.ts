/** What the reels can show. */
export const symbols = { seven: 0, star: 1, clover: 2, bell: 3, moon: 4 } as const;
const SYMBOLS = Object.keys(symbols).length;

/** Of a thousand rounds on average: how many show this, and what they pay for a stake of one. */
export const payTable = [
  { symbol: symbols.seven, count: 3, rounds: 2, pays: 50 },
  { symbol: symbols.star, count: 3, rounds: 10, pays: 12 },
  { symbol: symbols.clover, count: 3, rounds: 60, pays: 4 },
  { symbol: symbols.bell, count: 2, rounds: 250, pays: 2 },
] as const;

/** Of what is staked, how much comes back over many rounds, in percent. */
export const RTP = payTable.reduce((sum, { rounds, pays }) => sum + rounds * pays, 0) / 10;

export interface Spin {
  /** three symbols */
  readonly reels: number[];
  /** times the stake */
  readonly pays: number;
}

/** One round from a stream of numbers. The reels show what is paid. */
export function spin(random: () => number): Spin {
  let drawn = random() * 1000;
  const any = () => Math.floor(random() * SYMBOLS);
  const anyBut = (symbol: number) => (symbol + 1 + Math.floor(random() * (SYMBOLS - 1))) % SYMBOLS;
  for (const { symbol, count, rounds, pays } of payTable) {
    drawn -= rounds;
    if (drawn < 0) return { reels: [symbol, symbol, count === 3 ? symbol : anyBut(symbol)], pays };
  }
  const { bell } = symbols;
  const first = any();
  const second = first === bell ? anyBut(bell) : any();
  // two bells would pay, wherever they stand, and three of a kind mostly do
  const barred = first === bell || second === bell ? bell : first === second ? first : undefined;
  return { reels: [first, second, barred === undefined ? any() : anyBut(barred)], pays: 0 };
}
