import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

/** The page of the build, as an operator serves it. */
const check = readFileSync(join(import.meta.dirname, '../apps/web/dist/deploy/phone-check.html'), 'utf8');

/** reCAPTCHA as its documentation describes it: passes at the second try. */
const standIn = `let widget; let tries = 0; window.grecaptcha = {
  render: (at, given) => { widget = given; return 0; },
  reset: () => {},
  execute: () => { if (++tries === 2) widget.callback('token of ' + widget.sitekey); },
}; begin();`;

async function framedBy(page: Page, origin: string, script: 'there' | 'missing' = 'there') {
  const html = { contentType: 'text/html' };
  await page.route('https://www.recaptcha.net/**', (route) =>
    script === 'there' ? route.fulfill({ contentType: 'text/javascript', body: standIn }) : route.abort(),
  );
  await page.route('https://check.example/**', (route) => route.fulfill({ ...html, body: check }));
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      ...html,
      body: `<iframe src="https://check.example/#siteKey=key&language=es&again=Otra+vez" sandbox="allow-scripts allow-same-origin"></iframe>
        <script>window.heard = []; onmessage = ({ data, origin }) => heard.push({ ...data, origin })</script>`,
    }),
  );
  await page.goto(`${origin}/`);
  return () => page.evaluate(() => (window as unknown as { heard: object[] }).heard);
}

const said = (what: object) => ({ kind: 'marquee.phoneCheck', origin: 'https://check.example', ...what });

test('AUTH-18 the page of Google’s check tells a brand’s site what it found, and can be shown again', async ({
  page,
}) => {
  const heard = await framedBy(page, 'https://aurora.example');
  await expect.poll(heard).toEqual([said({ ready: true })]);
  await page.frameLocator('iframe').getByRole('button', { name: 'Otra vez' }).click();
  await expect.poll(heard).toEqual([said({ ready: true }), said({ token: 'token of key' })]);
});

test('AUTH-18 C05 it says when the script does not come', async ({ page }) => {
  const heard = await framedBy(page, 'https://aurora.example', 'missing');
  await expect.poll(heard).toEqual([said({ failed: true })]);
});

test('AUTH-18 WEB-04 it neither runs nor speaks on a site that is no brand’s', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const heard = await framedBy(page, 'https://evil.example');
  await page.frameLocator('iframe').locator('#check').waitFor({ state: 'attached' });
  expect(await heard()).toEqual([]);
  expect(asked.filter((url) => url.includes('recaptcha'))).toEqual([]);
});
