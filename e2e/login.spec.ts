import { loginForm, member, openLogin, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('AUTH-02a a member logs in from the popup and is on the page, logged in', async ({ page, say }) => {
  await page.goto('/');
  const dialog = await openLogin(page, say);
  await sendLogin(page, say, member);
  await expect(dialog).toBeHidden();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: new RegExp(member.username) })).toBeVisible();
  await expect(banner.getByRole('button', { name: say('shell.header.logIn') })).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('AUTH-02a the login is made before it is asked for, seen and reached by nobody until it opens', async ({
  page,
  say,
}) => {
  await page.goto('/');
  const made = page.locator('dialog:not([open]) input[type="password"]');
  await expect(made).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const reached = await made.evaluate((field: HTMLInputElement) => {
    Object.assign(field, { madeAhead: true });
    field.focus();
    return document.activeElement === field || field.checkVisibility({ contentVisibilityAuto: true });
  });
  expect(reached).toBe(false);
  const dialog = await openLogin(page, say);
  await expect(page.locator('dialog:modal')).toBeVisible();
  const { username, password } = loginForm(page, say);
  await expect(username).toBeFocused();
  expect(await password.evaluate((field) => 'madeAhead' in field), 'the form was made anew').toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const path of ['/', '/rng']) {
  test(`AUTH-02a on ${path} a press of "Log in" before the page can answer opens the login when it does`, async ({
    page,
    say,
  }) => {
    let arrive = () => {};
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await code;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.header.logIn') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    arrive();
    await expect(loginForm(page, say).username).toBeVisible();
  });
}

test('AUTH-01a a session survives a reload and is kept in session storage alone', async ({ page, say }) => {
  await page.goto('/');
  await openLogin(page, say);
  await sendLogin(page, say, member);
  const account = page.getByRole('banner').getByRole('button', { name: new RegExp(member.username) });
  await expect(account).toBeVisible();
  await page.reload();
  await expect(account).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem('token') !== null, Object.keys(localStorage)])).toEqual([
    true,
    expect.not.arrayContaining(['token']),
  ]);
});

test('AUTH-06a a refused login shows the platform’s message and keeps what was typed', async ({ page, say }) => {
  await page.goto('/');
  const dialog = await openLogin(page, say);
  await sendLogin(page, say, { username: 'nobody-here', password: 'not the password' });
  await expect(dialog.getByRole('alert')).toContainText('Incorrect user name or password.');
  const form = loginForm(page, say);
  await expect(form.username).toHaveValue('nobody-here');
  await expect(form.password).toHaveValue('not the password');
  await expect(form.submit).toBeEnabled();
});

test('AUTH-02a a login without name or password says what is missing and sends nothing', async ({ page, say }) => {
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/login') && request.method() === 'POST' && sent.push(request.url()),
  );
  await page.goto('/');
  const dialog = await openLogin(page, say);
  const form = loginForm(page, say);
  await form.submit.click();
  await expect(dialog).toContainText(say('auth.login.usernameMissing'));
  await expect(dialog).toContainText(say('auth.login.passwordMissing'));
  await expect(form.username).toBeFocused();
  expect(sent).toEqual([]);
});

test('AUTH-09b the login travels sealed: neither name nor password can be read on the way', async ({ page, say }) => {
  await page.goto('/');
  await openLogin(page, say);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/session/login'),
  );
  await sendLogin(page, say, member);
  const request = await sent;
  expect(request.headers()['content-type']).toContain('application/jose');
  expect(request.postData()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('AUTH-06b the captcha appears when the platform asks for it', async ({ page, say, behave }) => {
  await behave({ scenario: 'captcha' });
  await page.goto('/');
  const dialog = await openLogin(page, say);
  await sendLogin(page, say, member);
  await expect(dialog.getByRole('textbox', { name: say('account.captcha.label') })).toBeVisible();
  await expect(dialog.getByRole('img', { name: say('account.captcha.picture') })).toBeVisible();
  await expect(loginForm(page, say).password).toHaveValue(member.password);
});

test('SHELL-07b the popup holds the focus, closes on Escape, and gives the focus back', async ({ page, say }) => {
  await page.goto('/');
  const dialog = await openLogin(page, say);
  await expect(loginForm(page, say).username).toBeFocused();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    // the browser's own controls have the focus between the last and the first element of a modal dialog
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector('dialog')?.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: say('shell.header.logIn') })).toBeFocused();
});

test('C19 Enter and a click at once send one login', async ({ page, say }) => {
  let sent = 0;
  await page.route('**/session/login', async (route) => {
    sent++;
    await route.continue();
  });
  await page.goto('/');
  const dialog = await openLogin(page, say);
  const form = loginForm(page, say);
  await form.username.fill(member.username);
  await form.password.fill(member.password);
  await form.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
});
