import { balanceOf, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('MEMB-02a the balance is shown rounded down to two decimals, hidden as ***, and stays as chosen', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await signIn(page, say);
  const balance = balanceOf(page, say);
  await expect(balance).toContainText('12,845.67');

  await balance.getByRole('button', { name: say('shell.balance.hide') }).click();
  await expect(balance).toContainText('***');
  await expect(balance).not.toContainText('12,845');

  await page.reload();
  await expect(balance).toContainText('***');
  await balance.getByRole('button', { name: say('shell.balance.show') }).click();
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
  await balance.getByRole('button', { name: say('shell.balance.refresh') }).click();
  await expect(balance).toContainText(say('shell.balance.updating'));
  answer();
  await expect(balance).toContainText('9,000,000.50');
});
