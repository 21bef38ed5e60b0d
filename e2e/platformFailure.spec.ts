import { member, openLogin, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

// the browser itself reports answers that are failures
test.use({ expectedErrors: [/Failed to load resource/] });

for (const fault of ['500', 'html502', 'empty', 'truncated', 'wrongTypes', 'missingValue', '429', '403']) {
  test(`a platform that answers ${fault} to everything leaves a page that lives and a login that can be tried again`, async ({
    page,
    say,
    behave,
  }) => {
    await behave({ fault: `*=${fault}` });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: say('shell.hero.title') })).toBeVisible();
    const dialog = await openLogin(page, say);
    await sendLogin(page, say, member);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await behave({});
    await sendLogin(page, say, member);
    await expect(dialog).toBeHidden();
  });
}
