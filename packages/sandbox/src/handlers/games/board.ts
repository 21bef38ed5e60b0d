import { type Amount, addAmounts } from '@marquee/domain/money';
import { anyMaskedName } from '../../account/mask.ts';
import type { Handler } from '../../exchange.ts';
import { catalogueOf } from '../../games/catalogue.ts';
import { inLanguage } from '../../messages.ts';
import { seeded } from '../../random.ts';
import { amountOf } from '../../team/cents.ts';
import { poolNames } from './messages.ts';
import { gameArt } from './shapes.ts';

/** someone wins so often */
const WIN_EVERY_MS = 20_000;

/** The latest winners: who won at a moment follows from the seed, so that two looks agree. Names are masked ids. */
export const winners: Handler<'games.winners'> = ({ input, platform, scenario }) => {
  if (scenario.empty) return [];
  const { slots, of } = catalogueOf(platform.seed);
  const newest = Math.floor(platform.now() / WIN_EVERY_MS);
  return Array.from({ length: input.limitNum }, (_, back) => {
    const turn = newest - back;
    const random = seeded('winner', platform.seed, turn);
    const games =
      input.gameCategory === 'FISH' || (input.gameCategory === 'ALL' && random() < 0.15) ? of('FISH') : slots;
    // the well-known games are played most
    const game = games[Math.floor(random() ** 3 * games.length)] ?? games[0];
    return {
      account: anyMaskedName(random),
      gameName: game?.name ?? '',
      gameType: game?.vendor.gameType ?? 'RNG',
      vassalage: game?.vendor.code ?? '',
      nodeId: game?.nodeId ?? '',
      amount: amountOf(2000 + Math.floor(random() ** 4 * 9_000_000)),
      time: turn * WIN_EVERY_MS,
      image: gameArt(game?.nodeId ?? ''),
    };
  });
};

const TICK_MS = 3000;
/** ticks until a pool falls and begins anew */
const FALLS_AFTER = [220_000, 60_000, 9000, 1100] as const;
const STARTS = [125_000_000, 18_000_000, 2_400_000, 150_000] as const;
const GROWS = [387, 204, 119, 63] as const;

/** Pools that grow with what is played, and fall. */
export const jackpot: Handler<'games.jackpot'> = ({ input, platform }) => {
  const tick = Math.floor(platform.now() / TICK_MS);
  const pools = poolNames.map((name, index) => {
    const random = seeded('jackpot', platform.seed, index);
    const since = (tick + Math.floor(random() * 1_000_000)) % (FALLS_AFTER[index] ?? 1);
    return {
      poolId: `J${index + 1}`,
      title: inLanguage(name, input.language),
      amount: amountOf((STARTS[index] ?? 0) + since * (GROWS[index] ?? 0)),
    };
  });
  return {
    amount: pools.reduce<Amount>((sum, { amount }) => addAmounts(sum, amount), '0.00'),
    time: tick * TICK_MS,
    pools,
  };
};
