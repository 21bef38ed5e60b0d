import { closedBrand, openBrand } from './support/brands.ts';
import { balanceOf, member, openAccountMenu, openLogin, sendLogin, signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('AUTH-25 a new tab shares the session, and a sign-out reaches all', async ({ page, context, say }) => {
  await page.goto('/');
  await signIn(page, say);
  const other = await context.newPage();
  await other.goto('/');
  await expect(balanceOf(other, say)).toBeVisible();

  const menu = await openAccountMenu(page, say);
  await menu.getByRole('menuitem', { name: say('desk.account.signOut') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('desk.signOut.confirm') })
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.header.logIn') })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('button', { name: say('shell.header.logIn') })).toBeVisible();
  expect(await other.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('AUTH-25 a login at one tab is one at the other that waits for it', async ({ page, context, say }) => {
  await page.goto('/');
  const dialog = await openLogin(page, say);
  const other = await context.newPage();
  await other.goto('/');
  await signIn(other, say);
  await expect(dialog).toBeHidden();
  await expect(balanceOf(page, say)).toBeVisible();
});

test.describe('an expired session', () => {
  // what the refused calls leave in the console
  test.use({ expectedErrors: [/401/] });

  test('AUTH-01b a session that the platform refuses asks once, and one goes on where one was', async ({
    page,
    say,
  }) => {
    await page.goto('/');
    await openLogin(page, say);
    await sendLogin(page, say, { username: 'demovip', password: 'vip2468vip' });
    await expect(balanceOf(page, say)).toBeVisible();
    await page.goto('/help');
    await expect(balanceOf(page, say)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('token', 'no longer good'));
    await page.reload();
    const dialog = page.getByRole('dialog', { name: say('auth.login.title') });
    await expect(dialog.getByText(say('auth.login.expired'))).toBeVisible();
    await sendLogin(page, say, { username: 'demovip', password: 'vip2468vip' });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/help');
  });

  for (const pack of [openBrand, closedBrand]) {
    test.describe(pack.name, () => {
      test.use({ pack });

      test('AUTH-01b AUTH-25 what was typed when it met its end is there after the login, for the same person alone', async ({
        page,
        say,
        behave,
      }) => {
        const LIMITS = '/member?page=playSafely';
        const amount = page.getByRole('textbox', { name: say('member.limit.newValue') });
        const dialog = page.getByRole('dialog', { name: say('auth.login.title') });
        const limits: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/safety/') && request.method() !== 'GET') limits.push(request.url());
        });
        const meetTheEnd = async () => {
          await amount.fill('250');
          await behave({ fault: 'safety.setLimit=401' });
          await page.getByRole('button', { name: say('member.limit.save') }).click();
          await expect(dialog.getByText(say('auth.login.expired'))).toBeVisible();
          await behave({});
          await expect(amount).toBeHidden();
        };

        await page.goto('/login');
        await sendLogin(page, say, member);
        await expect(balanceOf(page, say)).toBeVisible();
        await page.goto(LIMITS);
        await meetTheEnd();
        await sendLogin(page, say, member);
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(LIMITS);
        await expect(amount).toHaveValue('250');
        await expect(page.getByText(say('errors.cameBack'))).toBeVisible();
        expect(limits).toHaveLength(1);

        await meetTheEnd();
        await sendLogin(page, say, { username: 'demovip', password: 'vip2468vip' });
        await expect(dialog).toBeHidden();
        await expect(amount).toHaveValue('');
      });
    });
  }
});
