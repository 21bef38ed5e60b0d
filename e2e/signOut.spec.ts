import { openAccountMenu, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('AUTH-21a signing out asks first, tells the platform, and leaves nothing of the session', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await signIn(page, say);
  const menu = await openAccountMenu(page, say);
  await menu.getByRole('menuitem', { name: say('desk.account.signOut') }).click();
  const dialog = page.getByRole('dialog', { name: say('desk.signOut.title') });
  await dialog
    .getByRole('button', { name: say('desk.signOut.cancel') })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: say('desk.account.menu') })).toBeVisible();

  await openAccountMenu(page, say);
  await menu.getByRole('menuitem', { name: say('desk.account.signOut') }).click();
  const told = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/session/logout'),
  );
  await dialog.getByRole('button', { name: say('desk.signOut.confirm') }).click();
  await told;
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.header.logIn') })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.header.logIn') })).toBeVisible();
});

test.describe('when the platform fails', () => {
  test.use({ expectedErrors: [/500/] });

  test('AUTH-21b signing out completes even when the platform cannot be told', async ({ page, say, behave }) => {
    await page.goto('/');
    await signIn(page, say);
    await behave({ fault: 'session.logout=500' });
    await openAccountMenu(page, say);
    await page.getByRole('menuitem', { name: say('desk.account.signOut') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('desk.signOut.confirm') })
      .click();
    await expect(page.getByRole('banner').getByRole('button', { name: say('shell.header.logIn') })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});
