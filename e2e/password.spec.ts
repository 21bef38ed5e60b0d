import { closedBrand, mobileResetBrand } from './support/brands.ts';
import { tabTo } from './support/keyboard.ts';
import { balanceOf, member, openLogin, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const chosen = 'chosen2468';

test('AUTH-19 help with a forgotten password by e-mail, from the login popup', async ({ page, say }) => {
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

  test('AUTH-19 AUTH-24 a new password with the keyboard alone, and one is logged in', async ({
    page,
    say,
    codeTo,
  }) => {
    // many keys, one after another: a busy machine takes its time
    test.slow();
    await page.goto('/forget');
    const { keyboard } = page;
    const form = page.locator('form:visible');
    await tabTo(page, form.getByRole('textbox', { name: say('auth.phone.label'), exact: true }));
    await keyboard.type('0917 555 0123');
    await tabTo(page, form.getByRole('button', { name: say('auth.code.send') }));
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

test('AUTH-07 AUTH-20 the password that everybody knows is asked to be changed, without typing it twice', async ({
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

  test('AUTH-07 AUTH-20 stays asked for after a reload, then with the current password, until it is changed', async ({
    page,
    say,
  }) => {
    await page.goto('/login');
    await sendLogin(page, say, { username: 'demoexpired', password: 'expired2468' });
    const popup = page.getByRole('dialog', { name: say('account.password.title') });
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeVisible();
    await page.reload();
    await popup.getByLabel(say('account.field.oldPassword'), { exact: true }).fill('expired2468');
    await popup.getByLabel(say('account.password.newPassword'), { exact: true }).fill(chosen);
    await popup.getByLabel(say('account.password.confirm'), { exact: true }).fill(chosen);
    await popup.getByRole('button', { name: say('account.password.submit'), exact: true }).click();
    await expect(popup).toBeHidden();
    await expect(balanceOf(page, say)).toBeVisible();
  });
});
