import * as z from 'zod/mini';
import { filledText, integer, listOf, maybe, moment, orElse, text } from '../fields.ts';

/** A code or name list that some platforms write as one text with commas. */
const tags = z.pipe(
  z.nullish(z.union([z.array(text), z.string()])),
  z.transform((value) =>
    (typeof value === 'string' ? value.split(',') : (value ?? [])).map((tag) => tag.trim()).filter((tag) => tag !== ''),
  ),
);

/** How the platform writes a lottery (section 3); fields beyond the spec's are our reading and may be missing. */
const lotteryWire = z.object({
  gameId: filledText,
  gameCode: maybe(text),
  code: maybe(text),
  remark: filledText,
  vendor: maybe(text),
  accountTypeName: maybe(text),
  /** the category tag of the menu that it stands in */
  gameMenuTag: maybe(text),
  tag: tags,
  /** the numbers of the newest draw, with commas between them; empty before the first */
  numero: orElse(text, ''),
  /** which draw `numero` is of */
  issue: maybe(text),
  /** when that draw was */
  winningTime: maybe(moment),
  /** ms until the next draw */
  remainTime: maybe(integer),
  /** seconds before the draw at which sales close */
  lockTime: orElse(integer, 0),
  /** Sunday 1 … Saturday 7, with commas between them */
  drawDayOfWeek: orElse(text, ''),
  defaultPlayType: maybe(text),
  icon: maybe(text),
});

/** A lottery; alternates read as one (SDK-08). */
export const lotteryGame = z.pipe(
  lotteryWire,
  z.transform(({ gameCode, code, vendor, accountTypeName, ...game }) => ({
    ...game,
    gameCode: gameCode ?? code ?? game.gameId,
    vendor: vendor ?? accountTypeName,
  })),
);
export type LotteryGame = z.output<typeof lotteryGame>;

/** A group of the menu with its lotteries. */
export const lotteryMenu = z.object({
  /** the category tag */
  tag: filledText,
  title: orElse(text, ''),
  gameMenus: listOf(lotteryGame),
});
export type LotteryMenu = z.output<typeof lotteryMenu>;

/** A result: a draw that has taken place. */
export const openedDraw = z.pipe(
  z.object({
    gameId: filledText,
    gameCode: maybe(text),
    code: maybe(text),
    remark: orElse(text, ''),
    numero: filledText,
    issue: maybe(text),
    winningTime: maybe(moment),
  }),
  z.transform(({ gameCode, code, ...draw }) => ({ ...draw, gameCode: gameCode ?? code ?? draw.gameId })),
);
export type OpenedDraw = z.output<typeof openedDraw>;

/** A list that comes by itself or under the name `list`, as one (SDK-08). */
export function answeredList<const S extends z.core.$ZodType>(schema: S) {
  return z.union([
    z.pipe(
      z.array(schema),
      z.transform((list) => ({ list })),
    ),
    z.object({ list: listOf(schema) }),
  ]);
}
