import { packs, playBrand } from './support/brands.ts';
import { enterGame, firstGame } from './support/play.ts';
import { expect, test } from './support/test.ts';

for (const pack of packs) {
  test.describe(pack.id, () => {
    test.use({ pack });

    test(`SHELL-16a SHELL-16b ${pack.id}: status 1 puts the maintenance page in place of the app, and back when it is over`, async ({
      page,
      say,
      behave,
    }) => {
      await behave({ scenario: 'maintenance' });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: say('closed.maintenance.title') })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.locator('time')).toBeVisible();

      const refresh = page.getByRole('button', { name: say('closed.maintenance.refresh') });
      await refresh.click();
      await expect(page.getByRole('status')).toContainText(say('closed.maintenance.still'));
      await behave({});
      await refresh.click();
      await expect(page.getByRole('banner')).toBeVisible();
    });

    test(`SHELL-16a SHELL-16b ${pack.id}: status 2 puts the region page in place of the app`, async ({
      page,
      say,
      behave,
    }) => {
      await behave({ scenario: 'region' });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: say('closed.region.title') })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(say('closed.region.ip'));
    });
  });
}

test.describe('a site that closes while somebody plays', () => {
  test.use({ pack: playBrand });

  test('SHELL-16b WEB-06 the game goes on, what is played counts, and the maintenance page comes when it is left', async ({
    page,
    say,
  }) => {
    const game = await enterGame(page, say);
    // the status alone: the game's own calls go out of a frame that may add no header of ours
    await page.route('**/wps/system/status*', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'X-Sandbox-Scenario': 'maintenance' } }),
    );
    // the network comes back: what the page knows is asked anew
    const told = page.waitForResponse(/\/wps\/system\/status/);
    await page.evaluate(() => {
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
    });
    await told;
    const played = page.waitForResponse('**/sandbox/game/round');
    await game.play.click();
    expect((await played).ok()).toBe(true);
    await game.leave.click();
    await expect(page.getByRole('heading', { level: 1, name: say('closed.maintenance.title') })).toBeVisible();
    await page.unrouteAll();
    const again = page.getByRole('button', { name: say('closed.maintenance.refresh') });
    // the page looks by itself as well, and may be open before the press
    await Promise.race([again.click(), expect(again).toHaveCount(0)]);
    await expect(page).toHaveURL('/rng');
    await expect(firstGame(page)).toBeVisible();
  });
});
