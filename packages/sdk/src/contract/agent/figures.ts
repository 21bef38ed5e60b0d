import { amount } from '../amount.ts';
import { integer, orElse } from '../fields.ts';

/** What someone, or a team, did with money in a time. Profit is the players': negative = the players lost. */
export const moneyFigures = {
  deposit: orElse(amount, '0'),
  withdrawal: orElse(amount, '0'),
  bet: orElse(amount, '0'),
  validBet: orElse(amount, '0'),
  win: orElse(amount, '0'),
  rebate: orElse(amount, '0'),
  bonus: orElse(amount, '0'),
  profit: orElse(amount, '0'),
};

/** What someone, or a team, bet in a time. */
export const betFigures = {
  bets: orElse(integer, 0),
  bet: orElse(amount, '0'),
  validBet: orElse(amount, '0'),
  win: orElse(amount, '0'),
  /** the players': negative = they lost */
  profit: orElse(amount, '0'),
};
