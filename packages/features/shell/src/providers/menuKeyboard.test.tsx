import '../../test/popover.ts';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Header } from '../header/Header.tsx';
import { ProviderMenus } from './ProviderMenus.tsx';

HTMLElement.prototype.showPopover ??= () => {};

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const entry = (name: string) => within(menu()).getByRole('link', { name });
const opened = () => screen.queryByRole('list', { name: /: providers/, hidden: true });
const providers = () => within(opened() ?? menu()).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => document.activeElement?.textContent;

beforeEach(async () => {
  const page = await renderWithApp(
    <>
      <Header />
      <ProviderMenus />
    </>,
  );
  await waitFor(() => expect(page.sent('games.vendors').length).toBeGreaterThan(0));
  await waitFor(() => expect(entry('Slots').hasAttribute('aria-expanded')).toBe(true));
});
afterEach(() => {
  document.documentElement.style.direction = '';
  cleanup();
});

describe('the main menu by keyboard', () => {
  test('SHELL-05b Tab goes from entry to entry, each opened by its focus, and through no provider', async () => {
    act(() => entry('Slots').focus());
    expect(opened()?.getAttribute('aria-label')).toBe('Slots: providers');
    const entries = within(menu())
      .getAllByRole('link')
      .filter((link) => !providers().includes(link as HTMLAnchorElement));
    const next = entries[entries.indexOf(entry('Slots')) + 1];
    await userEvent.tab();
    expect(document.activeElement).toBe(next);
    await userEvent.tab({ shift: true });
    press('ArrowDown');
    await userEvent.tab();
    expect(document.activeElement).toBe(next);
    act(() => screen.getByRole('button', { name: 'Log in' }).focus());
    expect(opened()).toBeNull();
  });

  test('SHELL-05b a screen reader hears that an entry can be opened, whether it is, and by which key', async () => {
    const { id } = screen.getByText('Arrow down: providers');
    expect(entry('Home').hasAttribute('aria-expanded')).toBe(false);
    expect(entry('Slots').getAttribute('aria-expanded')).toBe('false');
    expect(entry('Slots').getAttribute('aria-describedby')).toBe(id);
    act(() => entry('Slots').focus());
    expect(entry('Slots').getAttribute('aria-expanded')).toBe('true');
    press('Escape');
    expect(entry('Slots').getAttribute('aria-expanded')).toBe('false');
  });

  test('SHELL-05b the arrow down leads into the providers, also after Escape; arrows, Home and End lead through them', () => {
    act(() => entry('Fishing').focus());
    press('ArrowDown');
    const all = providers();
    expect(document.activeElement).toBe(all[0]);
    press('ArrowRight', 'ArrowDown');
    expect(document.activeElement).toBe(all[2]);
    press('End', 'ArrowRight', 'ArrowDown');
    expect(document.activeElement).toBe(all.at(-1));
    press('Home');
    expect(document.activeElement).toBe(all[0]);
    press('ArrowUp');
    expect(focused()).toBe('Fishing');
    press('Escape');
    expect(opened()).toBeNull();
    press('ArrowDown');
    expect(document.activeElement).toBe(providers()[0]);
  });

  test('SHELL-05b where providers stand in rows, arrows up and down go by the row', () => {
    act(() => entry('Slots').focus());
    const all = providers();
    all.forEach((link, at) => {
      link.getBoundingClientRect = () => new DOMRect(0, Math.floor(at / 6) * 100);
    });
    press('ArrowDown', 'ArrowRight', 'ArrowDown');
    expect(document.activeElement).toBe(all[7]);
    press('ArrowUp');
    expect(document.activeElement).toBe(all[1]);
    press('ArrowUp');
    expect(focused()).toBe('Slots');
  });

  test.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('SHELL-05b from right to left the arrows change sides: %s', (direction, onward, back) => {
    document.documentElement.style.direction = direction;
    act(() => entry('Home').focus());
    press(onward);
    const second = focused();
    expect(second).not.toBe('Home');
    press(back);
    expect(focused()).toBe('Home');
    press(back);
    expect(focused()).toBe('Home');
    press('End');
    const last = focused();
    press(onward);
    expect(focused()).toBe(last);
    press('Home');
    expect(focused()).toBe('Home');
  });

  test('SHELL-05b with Ctrl or Alt the arrows are the browser’s', () => {
    act(() => entry('Home').focus());
    fireEvent.keyDown(entry('Home'), { key: 'ArrowRight', altKey: true });
    expect(focused()).toBe('Home');
  });
});
