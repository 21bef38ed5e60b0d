import '../../test/popover.ts';
import { useDialogs } from '@marquee/state/dialogs';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import type { Timers } from '@marquee/ui/base/timers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Header } from '../header/Header.tsx';
import { ProviderMenus } from './ProviderMenus.tsx';

HTMLElement.prototype.showPopover ??= () => {};

/** What waits a moment happens at once. */
const atOnce: Pick<Timers, 'setTimeout' | 'clearTimeout'> = {
  setTimeout: (run) => {
    run();
    return undefined;
  },
  clearTimeout: () => {},
};
const Open = () => <output>{useDialogs().current?.kind}</output>;

async function start(options: RenderOptions = {}) {
  const page = await renderWithApp(
    <>
      <Header />
      <ProviderMenus timers={atOnce} />
      <Open />
    </>,
    options,
  );
  await waitFor(() => expect(page.sent('games.vendors').length).toBeGreaterThan(0));
  return page;
}

const entry = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name });
const point = (target: Element, pointerType = 'mouse') => {
  const event = new Event('pointerover', { bubbles: true });
  Object.assign(event, { pointerType });
  fireEvent(target, event);
};
const menu = (category: string) => screen.findByRole('list', { name: `${category}: providers`, hidden: true });
const none = () => screen.queryByRole('list', { name: /: providers/, hidden: true });
const links = (list: HTMLElement) => within(list).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
const paths = (list: HTMLElement) => links(list).map(({ pathname, search }) => pathname + search);

describe('ProviderMenus', () => {
  test('SHELL-05b a mouse on an entry opens 11 providers at most, then the way to all', async () => {
    await start();
    point(entry('Slots'));
    const all = links(await menu('Slots'));
    expect(all).toHaveLength(12);
    expect(all.at(-1)?.textContent).toBe('More');
    expect(all.at(-1)?.getAttribute('href')).toBe('/rng');
    expect(entry('Slots').getAttribute('aria-expanded')).toBe('true');
  });

  test('SHELL-05b from 6 on they stand in rows, fewer in the middle, and a hot one bears its badge', async () => {
    await start();
    point(entry('Slots'));
    expect((await menu('Slots')).className).toContain('noCenter');
    point(entry('Sports'));
    const sports = await menu('Sports');
    expect(sports.className).not.toContain('noCenter');
    expect(within(sports).getAllByText('Hot')).toHaveLength(1);
    expect(none()).toBe(sports);
  });

  test('SHELL-06a a provider of slots is chosen on the page of slots', async () => {
    await start();
    point(entry('Slots'));
    const first = paths(await menu('Slots'))[0];
    expect(first).toMatch(/^\/rng\?vassalage=\w+$/);
  });

  test('SHELL-06b AUTH-23 one of live tables starts, for which a visitor is asked to log in', async () => {
    await start();
    point(entry('Live casino'));
    const [first] = links(await menu('Live casino'));
    expect(first?.getAttribute('href')).toMatch(/^\/game\?vassalage=\w+&gameType=LIVE$/);
    if (first) fireEvent.click(first);
    expect(screen.getByRole('status').textContent).toBe('login');
  });

  test('SHELL-05b the focus of the keyboard opens it, Escape closes it and it stays so until one goes elsewhere', async () => {
    await start();
    const link = entry('Fishing');
    act(() => link.focus());
    const open = await menu('Fishing');
    act(() => links(open)[0]?.focus());
    expect(none()).toBe(open);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect([none(), document.activeElement]).toEqual([null, link]);
    point(link);
    expect(none()).toBeNull();
    point(document.body);
    point(link);
    expect(await menu('Fishing')).toBeTruthy();
  });

  test('SHELL-05b it closes when the mouse leaves, and a finger opens nothing', async () => {
    await start();
    point(entry('Slots'));
    await menu('Slots');
    point(document.body);
    expect(none()).toBeNull();
    point(entry('Slots'), 'touch');
    expect(none()).toBeNull();
  });

  test('SHELL-05b an entry that was clicked stays closed under the mouse that rests on it', async () => {
    const page = await start();
    const link = entry('Slots');
    point(link);
    await menu('Slots');
    fireEvent.click(link);
    await waitFor(() => expect(page.path()).toBe('/rng'));
    await waitFor(() => expect(none()).toBeNull());
    point(link);
    expect(none()).toBeNull();
    point(document.body);
    point(link);
    expect(await menu('Slots')).toBeTruthy();
  });

  test('SHELL-05b a mouse that comes back to the page opens the entry that had led to it', async () => {
    const page = await start();
    const link = entry('Slots');
    point(link);
    fireEvent.click(link);
    await waitFor(() => expect(page.path()).toBe('/rng'));
    await waitFor(() => expect(none()).toBeNull());
    fireEvent(document.documentElement, new Event('pointerleave'));
    point(link);
    expect(await menu('Slots')).toBeTruthy();
  });

  test('SHELL-05a an entry without a provider goes when the page changes, and not before', async () => {
    const page = await start({ scenario: 'empty' });
    const entries = () =>
      within(screen.getByRole('navigation', { name: 'Main menu' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(page.app.queries.isFetching()).toBe(0));
    expect(entries()).toContain('Slots');
    fireEvent.click(entry('Fishing'));
    await waitFor(() => expect(entries()).toEqual(['Home']));
  });

  test('SHELL-05b without an answer the menu stays what it is', async () => {
    const page = await start({ fault: 'games.vendors=500' });
    await waitFor(() => expect(page.app.queries.isFetching()).toBe(0));
    point(entry('Slots'));
    expect([none(), page.path()]).toEqual([null, '/']);
  });
});
