import { balanceOf, sendLogin, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('MEMB-02a the balance is shown rounded down to two decimals, hidden as ***, and stays as chosen', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await signIn(page, say);
  const balance = balanceOf(page, say);
  await expect(balance).toContainText('12,845.67');

  await balance.getByRole('button', { name: say('desk.balance.hide') }).click();
  await expect(balance).toContainText('***');
  await expect(balance).not.toContainText('12,845');

  await page.reload();
  await expect(balance).toContainText('***');
  await balance.getByRole('button', { name: say('desk.balance.show') }).click();
  await expect(balance).toContainText('12,845.67');
});

test('MEMB-02b a click fetches the balance anew, saying so until it is there', async ({ page, say }) => {
  const first = page.waitForResponse('**/wallets/balance*');
  await page.goto('/');
  await signIn(page, say);
  const balance = balanceOf(page, say);
  await expect(balance).toContainText('12,845.67');
  const changed = (await (await first).text()).replace('12845.675', '9000000.5');

  let answer: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/wallets/balance*', async (route) => {
    await asked;
    await route.fulfill({ contentType: 'application/json', body: changed });
  });
  await balance.getByRole('button', { name: say('desk.balance.refresh') }).click();
  await expect(balance).toContainText(say('desk.balance.updating'));
  answer();
  await expect(balance).toContainText('9,000,000.50');
});

test('C07 on a narrow phone an amount of twenty digits is in sight to its last digit', async ({ page, say }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/login');
  await sendLogin(page, say, { username: 'demovip', password: 'vip2468vip' });
  const amount = balanceOf(page, say).locator('bdi');
  await expect(amount).toContainText('98,765,432,109,876,543,210.99');
  const cut = await amount.evaluate(({ parentElement: value }) =>
    [value, value?.parentElement].some(
      (box) => !box || box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
    ),
  );
  expect(cut).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
