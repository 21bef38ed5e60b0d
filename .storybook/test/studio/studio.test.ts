import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { readCatalogue } from '@marquee/brand-tools/catalogue';
import { loadPacks } from '@marquee/brand-tools/packs';
import { langDir } from '@marquee/web/build/catalogues.ts';
import { unzipSync } from 'fflate';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { studioServer } from './studioServer.ts';

// the page is bundled first, and its screens are whole sites
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let studio: Awaited<ReturnType<typeof studioServer>>;
let browser: Browser;
let page: Page;
const BRAND = 'harbor';

beforeAll(async () => {
  studio = await studioServer();
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  // not by itself: axe reads a page of a context
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${studio.address}?brand=${BRAND}`);
});
afterAll(async () => {
  await browser?.close();
  await studio?.close();
});

const accent = () => page.getByRole('textbox', { name: 'Accent', exact: true });
const screen = () => page.locator('iframe[title="Login, desktop, light"]');
/** A value of the theme as a real screen has it. */
const onTheWall = (name: string) =>
  screen().evaluate(
    (frame: HTMLIFrameElement, property) =>
      frame.contentWindow?.getComputedStyle(frame.contentWindow.document.documentElement).getPropertyValue(property),
    `--mq-${name}`,
  );
const file = (name: string) => readFile(path.join(studio.brands, BRAND, name), 'utf8');
const soon = { timeout: 60_000 };
const wears = (name: string, value: string | RegExp) =>
  expect.poll(() => onTheWall(name), soon)[typeof value === 'string' ? 'toBe' : 'toMatch'](value as string);
const shows = (colour: string) => wears('accent-solid', colour);

test('BRAND-02 a colour shows on real screens, is taken back and put back by keyboard, and is saved', async () => {
  await page
    .frameLocator('iframe[title="Login, desktop, light"]')
    .getByRole('button', { name: 'Đăng nhập' })
    .first()
    .waitFor({ timeout: 180_000 });
  const before = await file('theme.json');
  await accent().fill('#dcb055');
  await shows('#dcb055');
  await page.keyboard.press('Control+z');
  await shows('#d09c35');
  await page.keyboard.press('Control+Shift+z');
  await shows('#dcb055');
  expect(await file('theme.json')).toBe(before);
  await page.keyboard.press('Control+s');
  await page.getByRole('status').filter({ hasText: 'Saved theme.json.' }).waitFor();
  // nothing else of the file is touched
  expect(await file('theme.json')).toBe(before.replace('#d09c35', '#dcb055'));
});

test('BRAND-02 a field shows what the draft has, also while it is typed into, and says what is no colour', async () => {
  const state = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const said = page.getByText('No colour yet.');
  await accent().fill('#dcb05');
  await said.waitFor();
  // what was typed stays to be corrected
  await page.keyboard.press('Tab');
  expect(await accent().inputValue()).toBe('#dcb05');
  await accent().fill('#aabbcc');
  await said.waitFor({ state: 'detached' });
  // that an earlier state was saved is no longer what there is to know
  await state('theme.json not saved');
  await page.keyboard.press('Control+z');
  await expect.poll(() => accent().inputValue(), soon).toBe('#dcb055');
  await state('Saved theme.json.');
});

test('BRAND-08 a colour that cannot be read is a finding at once, keeps the pack from being saved, and is mended with a click', async () => {
  await page.getByText('Single colours').click();
  await page.getByLabel('text, light', { exact: true }).fill('#c0c0c0');
  const findings = page.getByRole('region', { name: 'Findings' });
  await findings.getByText(/In the light theme text on page has a contrast of/).waitFor();
  const saved = await file('theme.json');
  await page.keyboard.press('Control+s');
  await page.getByRole('status').filter({ hasText: 'to mend first' }).waitFor();
  expect(await file('theme.json')).toBe(saved);
  await findings
    .getByRole('button', { name: /the nearest that passes/ })
    .first()
    .click();
  await findings.getByText('Passes the check').waitFor();
});

test('BRAND-02 corners, density, depth and fonts show on real screens, are taken back, and are saved', async () => {
  const choose = (of: string, name: string) =>
    page.getByRole('group', { name: of, exact: true }).getByRole('radio', { name, exact: true }).check();
  // a change of shape lays every screen in sight out anew
  await choose('Device', 'Desktop');
  await choose('Theme', 'Light');
  await page.getByRole('tab', { name: 'Shape' }).click();
  const shapes = [
    ['Corners', 'Round', 'radius-card', '2px', '20px'],
    ['Density', 'Roomy', 'control-height', '2.5rem', '3.125rem'],
    ['Depth', 'Soft', 'shadow-low', 'none', /^0 1px 2px #/],
  ] as const;
  for (const [what, name, property, , after] of shapes) {
    await choose(what, name);
    await wears(property, after);
  }
  for (const _ of shapes) await page.keyboard.press('Control+z');
  for (const [, , property, before] of shapes) await wears(property, before);
  for (const _ of shapes) await page.keyboard.press('Control+Shift+z');
  await page.getByRole('slider', { name: 'Cards' }).fill('31');
  await wears('radius-card', '31px');

  await page.getByRole('tab', { name: 'Type' }).click();
  const fiesta = path.join(studio.brands, 'fiesta/assets/fonts/nunito-400-800.woff2');
  await page.locator('input[type=file]').setInputFiles(fiesta);
  const before = await onTheWall('font-body');
  const body = page.getByRole('combobox', { name: 'Font', exact: true }).last();
  await body.selectOption('nunito-400-800.woff2');
  const loaded = () =>
    screen().evaluate((frame: HTMLIFrameElement) =>
      [...(frame.contentDocument?.fonts ?? [])].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
    );
  await expect.poll(loaded, soon).toContain('Nunito');
  await page.keyboard.press('Control+z');
  await wears('font-body', before ?? '');
  await page.keyboard.press('Control+Shift+z');

  await page.keyboard.press('Control+s');
  await page.getByRole('status').filter({ hasText: 'nunito-400-800.woff2' }).waitFor();
  expect(JSON.parse(await file('theme.json'))).toMatchObject({
    corners: { control: 14, card: 31, overlay: 28 },
    density: 'roomy',
    elevation: 'soft',
    fonts: { body: { family: 'Nunito', src: 'fonts/nunito-400-800.woff2' } },
  });
  const saved = path.join(studio.brands, BRAND, 'assets/fonts/nunito-400-800.woff2');
  expect((await readFile(saved)).equals(await readFile(fiesta))).toBe(true);
});

test('BRAND-05b a font without its licence keeps the pack from being saved, until the licence is there', async () => {
  const findings = page.getByRole('region', { name: 'Findings' });
  const licence = page.getByRole('textbox', { name: 'Licence of the fonts' });
  const text = await licence.inputValue();
  expect(text).toContain('SIL OPEN FONT LICENSE');
  await licence.fill(' ');
  await findings.getByText('The licence of this font is not beside it.').first().waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('status').filter({ hasText: 'to mend first' }).waitFor();
  expect(await file('assets/fonts/OFL.txt')).toBe(text);
  // as it is chosen along with a font
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'LICENSE.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await findings.getByText('Passes the check').waitFor();
  expect(await licence.inputValue()).toBe(text);
});

test('WEB-01 every tab of the studio is without a violation, light and dark, also on a small laptop', async () => {
  const found: string[] = [];
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 1024],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Colours', 'Shape', 'Type', 'Flags', 'Words']) {
      await page.getByRole('tab', { name, exact: true }).click();
      if (name === 'Words') await page.getByRole('searchbox').fill('shell.hero');
      // the screens on the wall have their own tests
      const { violations } = await new AxeBuilder({ page })
        .exclude('iframe')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      for (const { id, nodes } of violations)
        found.push(...nodes.map(({ target }) => `${colorScheme} ${name}: ${id} ${target.join(' ')}`));
      const over = await page
        .getByRole('complementary', { name: 'Settings' })
        .evaluate((settings) => settings.scrollWidth - settings.clientWidth);
      if (over > 0) found.push(`${colorScheme} ${name}: settings are ${over} px too wide`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(found).toEqual([]);
});

test('BRAND-03 a flag and words reach the screens', async () => {
  const home = page.frameLocator('iframe[title="Home, desktop, light"]');
  await page.getByRole('tab', { name: 'Words' }).click();
  await page.getByRole('textbox', { name: 'shell.hero.title', exact: true }).fill('Một cảng yên bình');
  await home.getByText('Một cảng yên bình').first().waitFor();
  const login = page.frameLocator('iframe[title="Login, desktop, light"]');
  await login.getByRole('tab').first().waitFor();
  await page.getByRole('tab', { name: 'Flags' }).click();
  await page.getByRole('checkbox', { name: 'smsLogin' }).uncheck();
  await login.getByRole('tab').first().waitFor({ state: 'detached' });
});

test('BRAND-02 on the wall only what can be seen of a screen is drawn; a screen alone is whole, and scrolls', async () => {
  const foot = page.frameLocator('iframe[title="Register, desktop, light"]').getByRole('contentinfo');
  const drawn = () => foot.evaluate((footer) => footer.firstElementChild?.checkVisibility() ?? false);
  await expect.poll(drawn, soon).toBe(false);
  await page.getByRole('button', { name: 'Enlarge: Register, desktop, light' }).click();
  await expect.poll(drawn, soon).toBe(true);
  await foot.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Back to the wall' }).click();
  // it stands where it was left, and nothing of what is in sight there is missing
  await expect.poll(drawn, soon).toBe(true);
});

test('BRAND-02 the brand and what was not saved are there after a reload, and a zip of it passes the check', async () => {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(studio.address);
  await page.getByRole('status').filter({ hasText: 'Unsaved changes of before are back' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download zip' }).click(),
  ]);
  const entries = unzipSync(new Uint8Array(await readFile(await download.path())));
  const dir = path.join(studio.brands, '../unpacked/brands');
  await rm(dir, { recursive: true, force: true });
  for (const [name, bytes] of Object.entries(entries)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), bytes);
  }
  const { findings, packs } = await loadPacks(dir, { catalogue: await readCatalogue(langDir) });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(packs.map(({ id }) => id)).toEqual([BRAND]);
  expect(packs[0]?.flags.smsLogin).toBe(false);
});
