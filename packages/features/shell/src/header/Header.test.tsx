import '../../test/popover.ts';
import { useDialogs } from '@marquee/state/dialogs';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Header } from './Header.tsx';

const Open = () => <output>{useDialogs().current?.kind}</output>;

async function start(options: RenderOptions = {}) {
  const page = await renderWithApp(
    <>
      <Header />
      <Open />
    </>,
    options,
  );
  return { ...page, user: userEvent.setup({ delay: null }) };
}

const item = (name: string) => screen.getByRole('menuitemradio', { name, hidden: true });

describe('Header', () => {
  test('SHELL-04a the logo leads home and bears the name of the brand', async () => {
    const { user, path } = await start({ at: '/live' });
    await user.click(screen.getByRole('link', { name: 'Specimen, home' }));
    expect(path()).toBe('/');
  });

  test('BRAND-13 the logos of both themes are there once the page stands', async () => {
    const { logo } = testBrand;
    await start();
    const logos = [...screen.getByRole('link', { name: 'Specimen, home' }).querySelectorAll('img')];
    expect(logos.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
      [logo.light.src, 'eager'],
      [logo.dark.src, 'eager'],
    ]);
  });

  test('SHELL-05 the entry of the page one is on is marked', async () => {
    await start();
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });

  test('SHELL-05 SAFE-05 leads to each kind of games that the brand offers, its own first', async () => {
    await start({
      at: '/live',
      brand: { games: { off: ['COCKFIGHT'], first: ['FISH'], cockfightSection: false, jackpot: 'off' } },
    });
    const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/fish',
      '/rng',
      '/lottery',
      '/live',
      '/sports',
      '/pvp',
      '/elott',
      '/esports',
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
      'Live casino',
    ]);
  });

  test('SHELL-04b a visitor can open the login', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('status').textContent).toBe('login');
  });

  test('the login page needs no second way to log in', async () => {
    await start({ at: '/login' });
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  test.each([
    ['member', 'Member'],
    ['agent', 'Agent'],
    ['trial', 'Trial account'],
  ] as const)('SHELL-04b who is logged in sees name, kind and balance: %s', async (session, kind) => {
    await start({ session });
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect((await screen.findAllByText(`demo${session}`)).length).toBeGreaterThan(0);
    expect(screen.getByText(kind)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Balance' }).textContent).toMatch(/P[\d,]+\.\d\d/));
  });

  test('BRAND-13a the theme switch flips one attribute and remembers the choice', async () => {
    const { user, app } = await start();
    const toggle = screen.getByRole('button', { name: 'Dark theme' });
    expect([document.documentElement.dataset.theme, toggle.getAttribute('aria-pressed')]).toEqual(['light', 'false']);
    await user.click(toggle);
    expect([document.documentElement.dataset.theme, toggle.getAttribute('aria-pressed')]).toEqual(['dark', 'true']);
    expect(app.storage.local.read('theme', String)).toBe('dark');
  });

  test('SHELL-04c offers the languages of the brand, each by its own name and tagged as what it is', async () => {
    await start({ brand: { languages: { default: 'EN', supported: ['TY', 'EN', 'AR'] } } });
    const offered = screen.getAllByRole('menuitemradio', { hidden: true });
    expect(offered.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['Filipino', 'fil'],
      ['English', 'en'],
      ['العربية', 'ar'],
    ]);
  });

  test('a brand with one language has no picker', async () => {
    await start({ brand: { languages: { default: 'EN', supported: ['EN'] } } });
    expect(screen.queryByRole('menuitemradio', { hidden: true })).toBeNull();
  });

  test('BRAND-14a BRAND-14b a language is switched without a reload, remembered, and the platform is told its own code', async () => {
    const { user, app, sent } = await start();
    await user.click(item('Filipino'));
    expect(screen.getByRole('button', { name: 'Mag-log in' })).toBeTruthy();
    expect(app.storage.local.read('hisLang', String)).toBe('TY');
    await waitFor(() => expect(sent('system.language').map(({ body }) => JSON.parse(body).language)).toEqual(['TY']));
  });

  test('BRAND-14 the language in force is not sent again', async () => {
    const { user, sent } = await start();
    await user.click(item('English'));
    expect(sent('system.language')).toHaveLength(0);
  });

  test('BRAND-14a the language is switched even when the platform cannot be told', async () => {
    const { user, sent } = await start({ fault: 'system.language=500' });
    await user.click(item('Español'));
    await waitFor(() => expect(sent('system.language')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeTruthy();
  });

  test('C08 a language without translations reads in a fallback, never as message ids', async () => {
    const { container, user } = await start();
    await user.click(item('العربية'));
    // set apart from the page's direction
    expect(screen.getByRole('button', { name: '\u2066Log in\u2069' })).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/shell\.\w+\.\w+/);
  });
});
