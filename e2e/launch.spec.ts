import type { Page } from '@playwright/test';
import { playBrand } from './support/brands.ts';
import { firstGame, gameOf } from './support/play.ts';
import { balanceOf, loginForm, member, openAccountMenu, sendLogin, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ pack: playBrand });

/** Logs in on the way to a page. */
async function signedInAt(page: Page, say: Parameters<typeof signIn>[1], address: string) {
  await page.goto('/');
  await signIn(page, say);
  await page.goto(address);
}

/** Plays a round, and answers what is left. */
async function playRound(page: Page): Promise<string> {
  const { play, balance } = gameOf(page);
  const before = await balance.textContent();
  const answered = page.waitForResponse('**/sandbox/game/round');
  await play.click();
  const { balance: left } = await (await answered).json();
  await expect(balance).toHaveText(left);
  // a round that pays its stake back leaves what was there
  return left === before ? playRound(page) : left;
}

test('GAME-03 GAME-05b GAME-06a from a page of the list into a game and back: the wallet moves, and the list is where it was', async ({
  page,
  say,
}) => {
  await signedInAt(page, say, '/rng?page=all&no=2');
  const tile = page.getByRole('main').locator('a[href^="/game?"]').last();
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await tile.click();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const left = await playRound(page);

  const leave = page.getByRole('button', { name: say('games.launch.leave') });
  const question = page.getByRole('dialog', { name: say('games.launch.guardTitle') });
  await leave.click();
  await question.getByRole('button', { name: say('games.launch.guardStay') }).click();
  await expect(question).toBeHidden();
  await expect(gameOf(page).balance).toHaveText(left);
  await expect(balanceOf(page, say)).toContainText(left);

  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: say('games.launch.guardLeave') }).click();
  await expect(page).toHaveURL('/rng?page=all&no=2');
  await expect(balanceOf(page, say)).toContainText(left);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('GAME-06a AUTH-21a the account menu asks before it leads out of a game at play; signing out leaves no game on the way back', async ({
  page,
  say,
}) => {
  await signedInAt(page, say, '/rng?page=all');
  await firstGame(page).click();
  await playRound(page);
  const menu = await openAccountMenu(page, say);
  await menu.getByRole('menuitem', { name: say('desk.account.betting') }).click();
  const question = page.getByRole('dialog', { name: say('games.launch.guardTitle') });
  await question.getByRole('button', { name: say('games.launch.guardStay') }).click();
  await expect(gameOf(page).play).toBeVisible();

  await openAccountMenu(page, say);
  await menu.getByRole('menuitem', { name: say('desk.account.signOut') }).click();
  await page
    .getByRole('dialog', { name: say('desk.signOut.title') })
    .getByRole('button', { name: say('desk.signOut.confirm') })
    .click();
  await expect(page).toHaveURL('/');
  // who is not logged in finds the game once, and it does not start
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { name: say('games.launch.logInTitle') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/rng?page=all');
});

test('GAME-06 WEB-03a a game bears its name in the title, also where its address alone was opened', async ({
  page,
  say,
}) => {
  await signedInAt(page, say, '/rng?page=all');
  const tile = firstGame(page);
  const name = (await tile.locator('> span').last().textContent()) ?? '';
  const address = (await tile.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${name} | ${playBrand.name}`);
  await page.reload();
  await expect(page).toHaveTitle(`${name} | ${playBrand.name}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('GAME-06a an entry of the menu asks before it leads out of a game at play, and the way back leads to the list', async ({
    page,
    say,
  }) => {
    await signedInAt(page, say, '/rng?page=all');
    await firstGame(page).click();
    await playRound(page);
    const menu = page.getByRole('dialog', { name: say('desk.menu.title') });
    const question = page.getByRole('dialog', { name: say('games.launch.guardTitle') });
    const help = menu.getByRole('link', { name: say('desk.menu.help') });
    const open = async () => {
      await page.getByRole('button', { name: say('shell.bottom.menu'), exact: true }).click();
      await help.click();
      await expect(menu).toBeHidden();
    };
    await open();
    await question.getByRole('button', { name: say('games.launch.guardStay') }).click();
    await expect(question).toBeHidden();
    await expect(gameOf(page).play).toBeVisible();
    await open();
    await question.getByRole('button', { name: say('games.launch.guardLeave') }).click();
    await expect(page).toHaveURL('/help');
    await page.goBack();
    await expect(page).toHaveURL('/rng?page=all');
  });

  test('GAME-06a the way back out of a game at play asks over the menu too', async ({ page, say }) => {
    await signedInAt(page, say, '/rng?page=all');
    await firstGame(page).click();
    await playRound(page);
    await page.getByRole('button', { name: say('shell.bottom.menu'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: say('desk.menu.title') })).toBeVisible();
    await page.goBack();
    await page
      .getByRole('dialog', { name: say('games.launch.guardTitle') })
      .getByRole('button', { name: say('games.launch.guardLeave') })
      .click();
    await expect(page).toHaveURL('/rng?page=all');
  });
});

test('GAME-06a the game’s own way out leads back without a question', async ({ page, say }) => {
  await signedInAt(page, say, '/rng');
  await firstGame(page).click();
  await gameOf(page).leave.click();
  await expect(page).toHaveURL('/rng');
});

test('GAME-06a nothing of a game can be pressed before its code is there', async ({ page, say }) => {
  await signedInAt(page, say, '/rng');
  let comes = () => {};
  const code = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/sandbox/game/game.js', async (route) => {
    await code;
    await route.fallback();
  });
  const asked = page.waitForRequest('**/sandbox/game/game.js');
  await firstGame(page).click();
  await asked;
  const { play, leave } = gameOf(page);
  await expect(play.or(leave)).toHaveCount(0);
  comes();
  await leave.click();
  await expect(page).toHaveURL('/rng');
});

test('GAME-05a a visitor is asked to log in, and is then in the game that was chosen', async ({ page, say }) => {
  await page.goto('/rng');
  const address = await firstGame(page).getAttribute('href');
  await firstGame(page).click();
  await expect(page.getByRole('dialog', { name: say('auth.login.title') })).toBeVisible();
  await sendLogin(page, say, member);
  await expect(gameOf(page).play).toBeVisible();
  await expect(page).toHaveURL(address ?? '');
});

test('GAME-05c an entry that stands for a provider opens a list of its games', async ({ page, say }) => {
  await signedInAt(page, say, '/fish?page=hot');
  const entry = page.getByRole('main').locator('li button[aria-haspopup=dialog]').first();
  const name = (await entry.textContent()) ?? '';
  await entry.click();
  const list = page.getByRole('dialog', { name });
  await list.getByRole('link').first().click();
  await expect(gameOf(page).play).toBeVisible();
});

test.describe('what a browser may refuse', () => {
  test.use({ expectedErrors: [/Content Security Policy|frame-src/i] });

  test('C11 a game whose frame is refused is offered in a window of its own, where it runs', async ({
    page,
    context,
    say,
  }) => {
    await signedInAt(page, say, '/rng');
    let refuse = true;
    await context.route('**/sandbox/game/?*', (route) =>
      refuse
        ? route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/game' } })
        : route.fallback(),
    );
    await firstGame(page).click();
    const instead = page.getByRole('main').getByRole('status');
    await expect(instead).toContainText(say('games.launch.refused'));
    refuse = false;
    const opened = page.waitForEvent('popup');
    await instead.getByRole('button', { name: say('games.launch.ownWindow') }).click();
    await expect((await opened).locator('#play')).toBeVisible();
    await expect(instead).toContainText(say('games.launch.outside'));
    await instead.getByRole('button', { name: say('games.launch.here') }).click();
    await expect(gameOf(page).play).toBeVisible();
  });
});

test('GAME-06b C11 a blocked window says how to allow it, and the game stays', async ({ page, say }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signedInAt(page, say, '/rng');
  await firstGame(page).click();
  await expect(gameOf(page).play).toBeVisible();
  await page.getByRole('button', { name: say('games.launch.ownWindow') }).click();
  await expect(page.getByText(say('games.launch.blocked'))).toBeVisible();
  await expect(gameOf(page).play).toBeVisible();
});

test('GAME-06b a game that is down or gone says so, with popular ones under it that start', async ({ page, say }) => {
  await page.goto('/');
  await signIn(page, say);
  for (const [address, title] of [
    ['/game?vassalage=GLD&gameType=LIVE', 'games.launch.maintenanceTitle'],
    ['/game?nodeId=G99999&vassalage=LWK&gameType=RNG', 'games.launch.unknownTitle'],
    ['/seamless', 'games.launch.unknownTitle'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
  }
  const popular = page.getByRole('region', { name: say('games.launch.popular') });
  await popular.getByRole('link').first().click();
  await expect(gameOf(page).play).toBeVisible();
});

test('GAME-06a /seamless and /fbsports frame a game as /game does', async ({ page, say }) => {
  await signedInAt(page, say, '/rng');
  const query = (await firstGame(page).getAttribute('href'))?.split('?')[1];
  for (const address of [`/seamless?${query}`, '/fbsports']) {
    await page.goto(address);
    await expect(gameOf(page).play).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  }
});

test('GAME-04b AUTH-23 a trial account is told that favourites need an account of one’s own', async ({ page, say }) => {
  await page.goto('/login');
  await sendLogin(page, say, { username: 'demotrial', password: 'trial2468' });
  await expect(loginForm(page, say).username).toBeHidden();
  await page.goto('/rng');
  const mark = page.getByRole('main').locator('li button[aria-pressed]').first();
  await mark.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
});

test.describe('favourites', () => {
  test.use({ expectedErrors: [/500/] });

  test('GAME-04a a mark that the platform does not take stays away and says why; the next one holds', async ({
    page,
    say,
    behave,
  }) => {
    await signedInAt(page, say, '/rng?page=all&no=3');
    const mark = page.getByRole('main').locator('li button[aria-pressed]').first();
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await behave({ fault: 'games.addFavourite=500' });
    await mark.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await behave({});
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
  });
});
