import type { Page } from '@playwright/test';
import { member, sendLogin } from './signIn.ts';
import { expect } from './test.ts';

/** The game at play, as the platform's stand-in serves it. */
export function gameOf(page: Page) {
  const frame = page.locator('iframe').contentFrame();
  return { play: frame.locator('#play'), balance: frame.locator('#balance'), leave: frame.locator('#leave') };
}

/** The first game of a list. */
export const firstGame = (page: Page) => page.getByRole('main').locator('a[href^="/game?"]').first();

/** A member logs in and opens the first game of a list. */
export async function enterGame(page: Page, say: Parameters<typeof sendLogin>[1]) {
  await page.goto('/login');
  await sendLogin(page, say, member);
  await expect(page).toHaveURL('/');
  await page.goto('/rng');
  await firstGame(page).click();
  const game = gameOf(page);
  await expect(game.play).toBeVisible();
  return game;
}
