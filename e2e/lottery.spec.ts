import { closedBrand } from './support/brands.ts';
import { balanceOf, member, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ pack: closedBrand });

test('LOTT-06 GAME-05b a lottery is played in its frame: a ticket is bought, the way back leads to the list, the balance is less', async ({
  page,
  say,
}) => {
  await page.goto('/lottery');
  await sendLogin(page, say, member);
  await expect(page).toHaveURL('/lottery');
  const balance = balanceOf(page, say).locator('bdi');
  await expect(balance).toBeVisible();
  const before = (await balance.textContent()) ?? '';
  const lottery = page.getByRole('main').locator('a[href*="gameCode="]').first();
  await lottery.click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=\w+/);

  const frame = page.locator('iframe');
  const rights = 'allow-scripts allow-forms allow-top-navigation-by-user-activation';
  await expect(frame).toHaveAttribute('sandbox', rights);
  const game = frame.contentFrame();
  await game.getByRole('combobox').first().selectOption({ index: 3 });
  await game.getByRole('button').click();
  await expect(game.getByRole('status')).toBeVisible();
  await expect(game.getByRole('table')).toHaveCount(1);

  await game.getByRole('link').click();
  await expect(page).toHaveURL('/lottery');
  await expect(balance).not.toHaveText(before);
});

test('LOTT-06 a lottery that does not exist says so, and leads to those that do', async ({ page, say }) => {
  await page.goto('/lottery?gameCode=NONE');
  await sendLogin(page, say, member);
  await expect(page.getByRole('heading', { name: say('lottery.play.failed') })).toBeVisible();
  await page.getByRole('button', { name: say('lottery.play.toLotteries') }).click();
  await expect(page).toHaveURL('/lottery');
  await expect(page.getByRole('main').locator('a[href*="gameCode="]').first()).toBeVisible();
});
