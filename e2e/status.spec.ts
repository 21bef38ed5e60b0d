import { packs } from './support/brands.ts';
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
      await expect(page.getByRole('heading', { level: 1, name: say('shell.maintenance.title') })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.locator('time')).toBeVisible();

      const refresh = page.getByRole('button', { name: say('shell.maintenance.refresh') });
      await refresh.click();
      await expect(page.getByRole('status')).toContainText(say('shell.maintenance.still'));
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
      await expect(page.getByRole('heading', { level: 1, name: say('shell.region.title') })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(say('shell.region.ip'));
    });
  });
}
