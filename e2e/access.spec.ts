import { closedBrand } from './support/brands.ts';
import { balanceOf, member, openAccountMenu, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ pack: closedBrand });

test('SHELL-03a a visitor of a brand that asks for a login first is sent to its login page, and home after it', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole('heading', { level: 1, name: say('auth.login.title') })).toBeVisible();
  await sendLogin(page, say, member);
  await expect(balanceOf(page, say)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: say('shell.hero.title') })).toBeVisible();
});

test('SHELL-03a after the login one is where one wanted to go', async ({ page, say }) => {
  await page.goto('/promotions?group=new#top');
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await sendLogin(page, say, member);
  await expect(page).toHaveURL('/promotions?group=new#top');
});

test('SHELL-03 signing out leads back to the login page', async ({ page, say }) => {
  await page.goto('/');
  await sendLogin(page, say, member);
  const menu = await openAccountMenu(page, say);
  await menu.getByRole('menuitem', { name: say('desk.account.signOut') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('desk.signOut.confirm') })
    .click();
  await expect(page).toHaveURL(/\/login(\?|$)/);
});

test('SHELL-03a a wanted address on another site is not followed', async ({ page, say, origin }) => {
  await page.goto('/login?next=https://elsewhere.example/');
  await sendLogin(page, say, member);
  await expect(balanceOf(page, say)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
});
