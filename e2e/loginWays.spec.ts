import { packs, smsBrand, socialBrand } from './support/brands.ts';
import { tabTo } from './support/keyboard.ts';
import { balanceOf, loginForm, member, openLogin, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

for (const pack of packs) {
  test.describe(pack.id, () => {
    test.use({ pack });

    test('AUTH-24 WEB-01 a member logs in with the keyboard alone', async ({ page, say }) => {
      await page.goto('/');
      const form = loginForm(page, say);
      if (!pack.loginRequiredForHome) {
        await tabTo(page, page.getByRole('banner').getByRole('button', { name: say('shell.header.logIn') }));
        await page.keyboard.press('Enter');
        await expect(form.username).toBeFocused();
      } else {
        await tabTo(page, form.username);
      }
      await page.keyboard.type(member.username);
      await page.keyboard.press('Tab');
      await expect(form.password).toBeFocused();
      await page.keyboard.type(member.password);
      await page.keyboard.press('Enter');
      await expect(balanceOf(page, say)).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  });
}

test.describe('login by SMS', () => {
  test.use({ pack: smsBrand });

  test('AUTH-02b AUTH-22 with a code to the account’s number, by keyboard alone', async ({ page, say, codeTo }) => {
    await page.goto('/login');
    const { keyboard } = page;
    await tabTo(page, page.getByRole('tab', { name: say('auth.login.byName') }));
    await keyboard.press('ArrowRight');
    const mobile = page.getByRole('textbox', { name: say('account.phone.label'), exact: true });
    await expect(mobile).toBeVisible();
    await tabTo(page, mobile);
    await keyboard.type('+63 917 555 0123');
    const panel = page.getByRole('tabpanel', { name: say('auth.login.bySms') });
    const code = panel.getByLabel(say('account.sms.code'), { exact: true });
    await tabTo(page, panel.getByRole('button', { name: say('account.code.send') }));
    await keyboard.press('Enter');
    await expect(panel.getByText(say('account.code.sent'))).toBeVisible();
    const sent = await codeTo('639175550123');
    await tabTo(page, code, 'Shift+Tab');
    await keyboard.type(sent);
    await keyboard.press('Enter');
    await expect(balanceOf(page, say)).toBeVisible();
  });

  test.describe('whose answer is lost', () => {
    test.use({ expectedErrors: [/ERR_(EMPTY_RESPONSE|CONNECTION|SOCKET|FAILED)/] });

    test('AUTH-02b C19 with the same code sent again one is in', async ({ page, say, codeTo, behave }) => {
      await page.goto('/login');
      await page.getByRole('tab', { name: say('auth.login.bySms') }).click();
      const panel = page.getByRole('tabpanel', { name: say('auth.login.bySms') });
      await panel.getByRole('textbox', { name: say('account.phone.label'), exact: true }).fill('+63 917 555 0123');
      await panel.getByRole('button', { name: say('account.code.send') }).click();
      await panel.getByLabel(say('account.sms.code'), { exact: true }).fill(await codeTo('639175550123'));
      await behave({ fault: 'session.login=lost' });
      const submit = panel.getByRole('button', { name: say('auth.login.submit'), exact: true });
      await submit.click();
      await expect(panel.getByRole('alert')).toContainText(say('errors.offline'));
      await behave({});
      await submit.click();
      await expect(balanceOf(page, say)).toBeVisible();
    });
  });
});

test.describe('other ways in', () => {
  test.use({ pack: socialBrand });

  test('AUTH-03c a social provider asks in a window, which closes, and one is logged in', async ({ page, say }) => {
    await page.goto('/');
    const dialog = await openLogin(page, say);
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: say('auth.social.continueWith', { provider: 'Google' }) }).click();
    const window = await opening;
    await expect(window.getByRole('heading', { level: 1 })).toContainText('Google');
    const closed = window.waitForEvent('close');
    await window.getByRole('link').first().click();
    await closed;
    await expect(balanceOf(page, say)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(page.url()).not.toContain('code=');
  });

  test('AUTH-03c whoever declines there is told so and is not logged in', async ({ page, say }) => {
    await page.goto('/');
    const dialog = await openLogin(page, say);
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: say('auth.social.continueWith', { provider: 'Facebook' }) }).click();
    const window = await opening;
    await window.getByRole('link').last().click();
    await expect(dialog.getByRole('alert')).toContainText(say('auth.social.refused'));
  });

  test('AUTH-03c free play opens a trial account', async ({ page, say }) => {
    await page.goto('/');
    const dialog = await openLogin(page, say);
    await dialog.getByRole('button', { name: say('auth.login.freePlay') }).click();
    await expect(balanceOf(page, say)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  });
});

test('AUTH-07e from an address that is not registered a code is wanted first', async ({
  page,
  say,
  behave,
  codeTo,
}) => {
  await behave({ scenario: 'unregisteredIp' });
  await page.goto('/');
  const dialog = await openLogin(page, say);
  await sendLogin(page, say, member);
  await dialog.getByRole('button', { name: say('account.code.send') }).click();
  await expect(dialog.getByText('0123')).toBeVisible();
  await dialog.getByLabel(say('account.sms.code'), { exact: true }).fill(await codeTo('639175550123'));
  await dialog.getByRole('button', { name: say('account.address.confirm') }).click();
  await expect(balanceOf(page, say)).toBeVisible();
});
