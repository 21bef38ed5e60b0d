import { PagesContext } from '@marquee/blocks/page/pages';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SiteLinks } from './SiteLinks.tsx';
import { SiteMenu } from './SiteMenu.tsx';

const off = '/pointMall';
const hasPage = (path: string) => path !== off;
const open = (options: RenderOptions = {}) =>
  renderWithApp(
    <PagesContext value={hasPage}>
      <SiteMenu />
    </PagesContext>,
    options,
  );
const links = () => within(screen.getByRole('dialog')).getAllByRole('link');
const leadsTo = () => links().map((link) => link.getAttribute('href'));

describe('SiteMenu', () => {
  test('SHELL-05 on a phone it leads to each kind of games and to each page that the site has', async () => {
    await open({ brand: { games: { ...testBrand.games, off: ['COCKFIGHT'] } } });
    expect(leadsTo()).toEqual(expect.arrayContaining(['/rng', '/live', '/promotions', '/vip', '/noticePage', '/help']));
    for (const missing of ['/cockfight', off]) expect(leadsTo()).not.toContain(missing);
  });

  test.each([
    ['visitor', true],
    ['agent', true],
    ['member', false],
    ['trial', false],
  ] as const)('AUTH-05 the page of agents is offered to a %s: %s', async (session, offered) => {
    await open(session === 'visitor' ? {} : { session });
    expect(leadsTo().includes('/agentHome')).toBe(offered);
  });

  test('SHELL-04 BRAND-14 language and theme are chosen here', async () => {
    await open();
    const dark = screen.getByRole('button', { name: 'Dark theme' });
    const was = dark.getAttribute('aria-pressed');
    await userEvent.click(dark);
    expect(dark.getAttribute('aria-pressed')).not.toBe(was);
    await userEvent.click(screen.getByRole('button', { name: 'Filipino' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filipino', pressed: true })).toBeTruthy());
  });
});

test('SHELL-01 the footer leads to the pages that no other menu has', async () => {
  await renderWithApp(
    <PagesContext value={hasPage}>
      <SiteLinks />
    </PagesContext>,
  );
  for (const name of ['VIP club', 'Announcements', 'About us', 'Become a partner', 'For agents']) {
    expect(screen.getByRole('link', { name })).toBeTruthy();
  }
});

test('SAFE-01 the footer leads to the terms and to the privacy policy', async () => {
  await renderWithApp(<SiteLinks />);
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([address('Terms of use'), address('Privacy')]).toEqual(['/help#terms', '/help#privacy']);
});
