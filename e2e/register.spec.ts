import type { Locator } from '@playwright/test';
import { directBrands, packs } from './support/brands.ts';
import { tabTo } from './support/keyboard.ts';
import { languageName } from './support/languages.ts';
import { balanceOf } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';

type Say = (id: string) => string;

const password = 'typed2468';

function fields(page: Page, say: Say) {
  const submit = page.getByRole('button', { name: say('account.register.submit'), exact: true });
  // the login is made ahead, out of sight
  const form = page.locator('form').filter({ has: submit });
  const named = (id: string) => form.getByLabel(say(id), { exact: true });
  return {
    form,
    username: named('account.field.username'),
    password: named('account.field.password'),
    confirm: named('account.field.confirmPassword'),
    mobile: form.getByRole('textbox', { name: say('account.phone.label'), exact: true }),
    code: named('account.field.verificationCode'),
    getCode: form.getByRole('button', { name: say('account.code.send') }),
    terms: form.getByRole('checkbox'),
    submit: form.locator(submit),
  };
}

/** In the frame of the third party's check: what says that a person is there. */
const check = (page: Page) => page.frameLocator('dialog iframe').locator('#pass');

for (const [at, pack] of directBrands.entries()) {
  test.describe(pack.id, () => {
    test.use({ pack });

    test('AUTH-10b AUTH-12c AUTH-16a AUTH-18 a newcomer registers by mobile number in the popup, and is on home, logged in', async ({
      page,
      say,
      codeTo,
    }) => {
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('shell.header.register') })
        .click();
      const dialog = page.getByRole('dialog', { name: say('account.register.title') });
      const form = fields(page, say);
      await form.mobile.fill(`+63 917 555 030${at}`);
      await form.getCode.click();
      if (pack.phoneSignIn) await check(page).click();
      await form.code.fill(await codeTo(`63917555030${at}`));
      await form.password.fill(password);
      await form.confirm.fill(password);
      await form.terms.check();
      await form.submit.click();
      await expect(dialog).toBeHidden();
      await expect(balanceOf(page, say)).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  });
}

for (const [at, pack] of packs.entries()) {
  test.describe(`${pack.id} by keyboard`, () => {
    test.use({ pack });

    test('AUTH-24a WEB-01 a newcomer registers with the keyboard alone', async ({ page, say, codeTo }) => {
      // many keys, one after another: a busy machine takes its time
      test.slow();
      const { keyboard } = page;
      if (pack.registration === 'direct') {
        await page.goto('/');
        await tabTo(page, page.getByRole('banner').getByRole('button', { name: say('shell.header.register') }));
        await keyboard.press('Enter');
      } else {
        await page.goto('/join?code=NORTH24');
      }
      const form = fields(page, say);
      await expect(form.submit).toBeVisible();
      const tab = page.getByRole('tab', { selected: true });
      if (await tab.isVisible()) {
        await tabTo(page, tab);
        await keyboard.press('ArrowLeft');
        await expect(form.username).toBeVisible();
      }
      const into = async (field: Locator, text: string) => {
        await tabTo(page, field);
        await keyboard.type(text);
      };
      const secrets = async () => {
        await into(form.password, password);
        await into(form.confirm, password);
      };
      const number = `63917555032${at}`;
      const proveNumber = async () => {
        await into(form.mobile, `+${number}`);
        await tabTo(page, form.getCode);
        await keyboard.press('Enter');
        if (pack.phoneSignIn) {
          await expect(check(page)).toBeVisible();
          await tabTo(page, check(page));
          await keyboard.press('Enter');
          await expect(check(page)).toBeHidden();
        }
        const code = await codeTo(number);
        await tabTo(page, form.code, 'Shift+Tab');
        await keyboard.type(code);
      };
      if (await form.username.isVisible()) {
        await into(form.username, `keysonly${at}`);
        await secrets();
        if (await form.getCode.isVisible()) await proveNumber();
      } else {
        await proveNumber();
        await secrets();
      }
      await tabTo(page, form.terms);
      if (!(await form.terms.isChecked())) await keyboard.press('Space');
      await tabTo(page, form.submit);
      await keyboard.press('Enter');
      await expect(balanceOf(page, say)).toBeVisible();
    });
  });
}

test('AUTH-24b the first bad field has the focus; another language and the terms keep what was typed', async ({
  page,
  say,
  pack,
}) => {
  await page.goto('/register');
  const { form, mobile, password: secret, submit } = fields(page, say);
  await secret.fill('short');
  await submit.click();
  await expect(mobile).toBeFocused();
  await mobile.fill('917555');
  await form.getByRole('link').first().click();
  const terms = page.getByRole('dialog');
  await expect(terms).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  const other = pack.languages.supported.find((code) => code !== pack.languages.default) ?? '';
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: languageName(other) })
    .click();
  await expect(page.getByRole('button', { name: say('account.register.submit'), exact: true })).toBeHidden();
  await expect(page.locator('input[name="mobileNum"]:visible')).toHaveValue('917555');
  await expect(page.locator('input[name="password"]:visible')).toHaveValue('short');
});

test('AUTH-14c a code of any landing page is kept until somebody registers', async ({ page, say }) => {
  await page.goto('/?affiliateCode=NORTH24');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mq.invitation'))).toContain('NORTH24');
  await page.goto('/register');
  await expect(page.getByText(say('account.register.invited'))).toBeVisible();
});

test('AUTH-14a an invitation that is none is warned of', async ({ page, say }) => {
  await page.goto('/join?code=WRONG99');
  const warning = page.getByRole('dialog', { name: say('account.register.invalidTitle') });
  await expect(warning).toContainText(say('account.register.invalidCode'));
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await expect(page.getByLabel(say('account.field.affiliateCode'), { exact: true })).toHaveValue('WRONG99');
});

test('C15 hostile patterns of the platform leave the form alive', async ({ page, say, behave }) => {
  await behave({ scenario: 'hostilePatterns' });
  await page.goto('/register');
  await page.getByRole('tab', { name: say('account.register.byUsername') }).click();
  const form = fields(page, say);
  await page.getByLabel(say('account.field.payeeName'), { exact: true }).fill('A'.repeat(40));
  await form.username.fill('newcomer1');
  await form.submit.click();
  await expect(form.password).toBeFocused();
});
