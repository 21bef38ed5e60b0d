import type { Locator, Page } from '@playwright/test';
import { openBrand, packs } from './support/brands.ts';
import { tabTo } from './support/keyboard.ts';
import { enterGame } from './support/play.ts';
import { balanceOf, member, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const gated = packs.find(({ legal }) => legal.ageGate === true);
const phone = { width: 360, height: 740 };
test.use({ firstVisit: true });

/** Makes the brand another configuration of itself, before its page reads it. */
async function configure(page: Page, change: Configured): Promise<void> {
  await page.addInitScript(({ legal, hosts, ...rest }) => {
    document.addEventListener('readystatechange', () => {
      const told = document.getElementById('brand')?.firstChild;
      if (document.readyState !== 'interactive' || !(told instanceof Text)) return;
      const brand = JSON.parse(told.data) as Required<Configured>;
      const changed = { ...brand, ...rest, legal: { ...brand.legal, ...legal }, hosts: { ...brand.hosts, ...hosts } };
      told.data = JSON.stringify(changed);
    });
  }, change);
}

interface Configured {
  legal?: { realityCheckMinutes: unknown };
  analytics?: { gtagId: string };
  hosts?: { script: string[] };
}

if (gated) {
  test.describe('a brand that asks for the age', () => {
    test.use({ pack: gated, viewport: phone });
    const age = gated.legal.minimumAge;

    test('SAFE-01b SHELL-14 the age comes before all else, by keyboard alone, then the news, and neither again', async ({
      page,
      say,
    }) => {
      await page.goto('/');
      const gate = page.getByRole('dialog', { name: say('desk.age.title', { age }) });
      await expect(gate).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(gate).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const yes = gate.getByRole('button', { name: say('desk.age.yes', { age }) });
      await expect(yes).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      await tabTo(page, yes, 'Tab', 5);
      await page.keyboard.press('Enter');
      await expect(gate).toBeHidden();

      const news = page.getByRole('dialog', { name: say('desk.notice.title') });
      await expect(news).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(news).toBeHidden();
      await page.reload();
      await expect(page.getByRole('complementary').first()).toBeAttached();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('SAFE-01b whoever is too young gets help in place of the site, and a way back from a wrong press', async ({
      page,
      say,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: say('desk.age.no', { age }) }).click();
      const refused = page.getByRole('dialog', { name: say('desk.age.refusedTitle') });
      for (const { label } of gated.legal.helpLinks) {
        await expect(refused.getByRole('link', { name: label })).toBeVisible();
      }
      await refused.getByRole('button', { name: say('desk.age.back') }).click();
      await expect(page.getByRole('dialog', { name: say('desk.age.title', { age }) })).toBeVisible();
    });

    test('SAFE-01b help is open before the age is known', async ({ page }) => {
      await page.goto('/help');
      await expect(page.getByRole('complementary').first()).toBeAttached();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

/** Whether something else lies over the middle of an element. */
const isCovered = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) =>
    all.flatMap((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return link.contains(over) || over?.contains(link) ? [] : [link.textContent];
    }),
  );

test.describe('a brand that measures visits', () => {
  test.use({ pack: openBrand, viewport: phone });

  test('SAFE-04 nothing is measured before it is allowed; the question covers neither age mark nor help, and can be asked again', async ({
    page,
    say,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await configure(page, {
      analytics: { gtagId: 'G-TEST123456' },
      hosts: { script: ['https://www.googletagmanager.com'] },
    });
    await page.goto('/rng');
    const question = page.getByRole('region', { name: say('desk.consent.label') });
    await expect(question.getByRole('button')).toHaveCount(2);
    expect(await isCovered(page, 'footer a[href^="https"]')).toEqual([]);
    // nor does what floats over the page cover its answers
    const foot = async (at: Locator) => {
      const box = await at.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const service = page.getByRole('button', { name: say('desk.service.label') });
    await expect
      .poll(async () => (await foot(service)) <= ((await question.boundingBox())?.y ?? Number.NaN))
      .toBe(true);
    await question.getByRole('button', { name: say('desk.consent.refuse') }).click();
    await expect(question).toBeHidden();
    const again = page.getByRole('contentinfo').getByRole('button', { name: say('desk.consent.change') });
    await expect(again).toBeVisible();
    await page.reload();
    await expect(page.getByRole('complementary').first()).toBeAttached();
    // the foot is filled once somebody gets near it, and is longer then
    await expect(async () => {
      await page.getByRole('contentinfo').getByText('©').scrollIntoViewIfNeeded();
      await expect(again).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(question).toBeHidden();
    expect(asked.filter((address) => address.includes('googletagmanager'))).toEqual([]);
    await again.click();
    await expect(question).toBeVisible();
  });
});

test.describe('a brand that reminds of the time played', () => {
  test.use({ pack: openBrand, firstVisit: false });

  async function playFor(page: Page, minutes: unknown, say: Parameters<typeof sendLogin>[1]) {
    await page.clock.install();
    await configure(page, { legal: { realityCheckMinutes: minutes } });
    await page.goto('/login');
    await sendLogin(page, say, member);
    await expect(balanceOf(page, say)).toBeVisible();
    await expect(page.getByRole('complementary').first()).toBeAttached();
    await page.clock.fastForward('31:00');
    return page.getByRole('dialog', { name: say('desk.reality.title') });
  }

  test('SAFE-02 the reminder comes when it is time, over all else, and again after as long', async ({ page, say }) => {
    const reminder = await playFor(page, 30, say);
    await expect(reminder).toContainText('31');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await reminder.getByRole('button', { name: say('desk.reality.goOn') }).click();
    await expect(reminder).toBeHidden();
    await page.clock.fastForward('20:00');
    await expect(reminder).toBeHidden();
    await page.clock.fastForward('11:00');
    await expect(reminder).toBeVisible();
  });

  test('SAFE-02a GAME-06a going on after the reminder leads the keyboard into the game at play', async ({
    page,
    say,
  }) => {
    await page.clock.install();
    await configure(page, { legal: { realityCheckMinutes: 30 } });
    await enterGame(page, say);
    await page.clock.fastForward('31:00');
    const reminder = page.getByRole('dialog', { name: say('desk.reality.title') });
    await reminder.getByRole('button', { name: say('desk.reality.goOn') }).click();
    await expect(page.locator('iframe')).toBeFocused();
  });

  for (const interval of ['soon', null, -5, 0])
    test(`SAFE-02 an interval of ${interval} is none`, async ({ page, say }) => {
      const reminder = await playFor(page, interval, say);
      await page.clock.fastForward('05:00:00');
      await expect(reminder).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
    });
});
