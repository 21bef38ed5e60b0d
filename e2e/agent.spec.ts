import { packs } from './support/brands.ts';
import { agent, loginForm, member, sendLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

for (const pack of packs) {
  test.describe(pack.id, () => {
    test.use({ pack });

    test('AUTH-05a an agent logs in at the page of agents, which does not offer to remember, and is at home there', async ({
      page,
      say,
    }) => {
      await page.goto('/agentHome');
      await expect(page.getByRole('heading', { level: 1, name: say('auth.login.agentTitle') })).toBeVisible();
      await expect(page.getByRole('checkbox')).toBeHidden();
      await sendLogin(page, say, agent);
      await expect(page.getByRole('heading', { level: 1, name: say('agent.home.title') })).toBeVisible();
      await expect(page).toHaveURL('/agentHome');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test('AUTH-05b a member is refused at the page of agents, with what was typed still there', async ({ page, say }) => {
  await page.goto('/agentHome');
  await sendLogin(page, say, member);
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await expect(loginForm(page, say).username).toHaveValue(member.username);
});
