import { closedBrand, mobileResetBrand } from './support/brands.ts';
import { tabTo } from './support/keyboard.ts';
import { balanceOf, loginForm, member, openLogin, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const chosen = 'chosen2468';

test('AUTH-19a AUTH-24a help by e-mail with the keyboard alone, with the name that was typed at the login', async ({
  page,
  say,
}) => {
  const { keyboard } = page;
  // each account is sent one e-mail a minute
  const account = 'demovip';
  await page.goto('/');
  await openLogin(page, say);
  await expect(loginForm(page, say).username).toBeFocused();
  await keyboard.type(account);
  await tabTo(page, page.getByRole('button', { name: say('auth.login.forgot') }));
  await keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: say('account.forgot.title') });
  await expect(popup.getByLabel(say('account.field.username'), { exact: true })).toHaveValue(account);
  await tabTo(page, popup.getByLabel(say('account.field.email'), { exact: true }));
  await keyboard.type(`${account}@mail.example`);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: say('account.forgot.sentTitle') })).toBeVisible();
});

test('AUTH-19a help with a forgotten password by e-mail, from the login popup', async ({ page, say }) => {
  await page.goto('/');
  const login = await openLogin(page, say);
  await login.getByRole('button', { name: say('auth.login.forgot') }).click();
  const popup = page.getByRole('dialog', { name: say('account.forgot.title') });
  await popup.getByLabel(say('account.field.username'), { exact: true }).fill(member.username);
  await popup.getByLabel(say('account.field.email'), { exact: true }).fill(`${member.username}@mail.example`);
  await popup.getByRole('button', { name: say('account.forgot.submitEmail') }).click();
  await expect(page.getByRole('dialog', { name: say('account.forgot.sentTitle') })).toContainText(
    say('account.forgot.sent'),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('by mobile number', () => {
  test.use({ pack: mobileResetBrand });

  test('AUTH-19b AUTH-24a a new password with the keyboard alone, and one is logged in', async ({
    page,
    say,
    codeTo,
  }) => {
    // many keys, one after another: a busy machine takes its time
    test.slow();
    await page.goto('/forget');
    const { keyboard } = page;
    const form = page.locator('form:visible');
    await tabTo(page, form.getByRole('textbox', { name: say('account.phone.label'), exact: true }));
    await keyboard.type('0917 555 0123');
    await tabTo(page, form.getByRole('button', { name: say('account.code.send') }));
    await keyboard.press('Enter');
    const code = await codeTo('639175550123');
    await tabTo(page, form.getByLabel(say('account.field.verificationCode'), { exact: true }), 'Shift+Tab');
    await keyboard.type(code);
    await tabTo(page, form.getByLabel(say('account.forgot.newPassword'), { exact: true }));
    // the one it has: other tests log in as this member
    await keyboard.type(member.password);
    await keyboard.press('Enter');
    await expect(balanceOf(page, say)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('AUTH-07b AUTH-20a the password that everybody knows is asked to be changed, without typing it twice', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await openLogin(page, say);
  await sendLogin(page, say, { username: 'demoweak', password: '123456' });
  const popup = page.getByRole('dialog', { name: say('account.password.title') });
  await expect(popup).toContainText(say('account.password.default'));
  await expect(popup.getByLabel(say('account.password.newPassword'), { exact: true })).toBeFocused();
  await page.keyboard.type(chosen);
  await tabTo(page, popup.getByLabel(say('account.password.confirm'), { exact: true }));
  await page.keyboard.type(chosen);
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(balanceOf(page, say)).toBeVisible();
});

test.describe('an expired password that must be changed', () => {
  test.use({ pack: closedBrand });

  test('AUTH-07d AUTH-20a stays asked for after a reload, then with the current password, until it is changed', async ({
    page,
    say,
  }) => {
    await page.goto('/login');
    await sendLogin(page, say, { username: 'demoexpired', password: 'expired2468' });
    const popup = page.getByRole('dialog', { name: say('account.password.title') });
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeVisible();
    // browsers close a dialog at the second one unasked
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(popup).toBeVisible();
    await expect(popup.getByLabel(say('account.password.newPassword'), { exact: true })).toBeFocused();
    await page.reload();
    await expect(popup.getByText(say('account.password.due'))).toBeVisible();
    await popup.getByLabel(say('account.field.oldPassword'), { exact: true }).fill('expired2468');
    await popup.getByLabel(say('account.password.newPassword'), { exact: true }).fill(chosen);
    await popup.getByLabel(say('account.password.confirm'), { exact: true }).fill(chosen);
    await popup.getByRole('button', { name: say('account.password.submit'), exact: true }).click();
    await expect(popup).toBeHidden();
    await expect(balanceOf(page, say)).toBeVisible();
  });
});

for (const [pack, account, reason] of [
  [mobileResetBrand, { username: 'demoweak', password: '123456' }, 'default'],
  [closedBrand, { username: 'demofirst', password: 'first2468' }, 'first'],
] as const) {
  test.describe(`${pack.id} by keyboard`, () => {
    test.use({ pack });

    test(`AUTH-07b AUTH-20a AUTH-24a from the login to a password of one's own (${reason})`, async ({ page, say }) => {
      test.slow();
      const { keyboard } = page;
      await page.goto('/login');
      const form = loginForm(page, say);
      await tabTo(page, form.username);
      await keyboard.type(account.username);
      await tabTo(page, form.password);
      await keyboard.type(account.password);
      await keyboard.press('Enter');
      const popup = page.getByRole('dialog', { name: say('account.password.title') });
      await expect(popup).toContainText(say(`account.password.${reason}`));
      // the password was just typed: it is not asked for again
      const next = popup.getByLabel(say('account.password.newPassword'), { exact: true });
      await expect(next).toBeFocused();
      await keyboard.type(chosen);
      await tabTo(page, popup.getByLabel(say('account.password.confirm'), { exact: true }));
      await keyboard.type(chosen);
      await tabTo(page, popup.getByRole('button', { name: say('account.password.submit'), exact: true }));
      await keyboard.press('Enter');
      await expect(popup).toBeHidden();
      await expect(balanceOf(page, say)).toBeVisible();
    });
  });
}
