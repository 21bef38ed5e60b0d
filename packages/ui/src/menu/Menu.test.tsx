import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { nextItem } from './keys.ts';
import { Menu, type MenuItem } from './Menu.tsx';
import { placeAt } from './place.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('nextItem', () => {
  const names = ['Wallet', 'Records', 'Rebates', 'Étoile'];
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['r', 0, 1],
    ['r', 1, 2],
    ['R', 2, 1],
    ['é', 0, 3],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Enter', 0, undefined],
  ])('WEB-01 %s from %i leads to %s', (key, from, expected) => {
    expect(nextItem(key, from, names)).toBe(expected);
  });

  it('leads nowhere among no items', () => {
    expect(nextItem('ArrowDown', -1, [])).toBeUndefined();
  });
});

describe('Menu', () => {
  const open = (items: MenuItem[]) => {
    render(<Menu items={items} trigger={(props) => <Button {...props}>Account</Button>} />);
    const popover = document.querySelector('[popover]');
    if (!(popover instanceof HTMLElement)) throw new Error('the menu has no popover');
    const hide = vi.fn();
    Object.assign(popover, { hidePopover: hide });
    fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }));
    return { menu: within(screen.getByRole('menu', { name: 'Account', hidden: true })), hide };
  };

  it('tells on its trigger that it is open and moves focus to the first item', () => {
    const { menu } = open([{ id: 'wallet', label: 'Wallet' }]);
    expect(screen.getByRole('button', { name: 'Account' }).getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Wallet', hidden: true }));
  });

  it('moves focus to the item that is on, where one of a set is', () => {
    const { menu } = open([
      { id: 'en', label: 'English', checked: false },
      { id: 'vi', label: 'Tiếng Việt', lang: 'vi', checked: true },
    ]);
    const on = menu.getByRole('menuitemradio', { name: 'Tiếng Việt', hidden: true });
    expect(document.activeElement).toBe(on);
    expect([on.getAttribute('aria-checked'), on.lang]).toEqual(['true', 'vi']);
  });

  it('selects and closes, but not what is disabled', async () => {
    const onSelect = vi.fn();
    const { menu, hide } = open([
      { id: 'off', label: 'Rebates', disabled: true, onSelect },
      { id: 'on', label: 'Log out', onSelect },
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Rebates', hidden: true }));
    expect([onSelect.mock.calls.length, hide.mock.calls.length]).toEqual([0, 0]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Log out', hidden: true }));
    expect([onSelect.mock.calls.length, hide.mock.calls.length]).toEqual([1, 1]);
  });

  it('closes at Tab', async () => {
    const { hide } = open([{ id: 'wallet', label: 'Wallet' }]);
    await userEvent.tab();
    expect(hide).toHaveBeenCalled();
  });

  it('is a real link where an item leads somewhere', () => {
    const { menu } = open([{ id: 'wallet', label: 'Wallet', href: '/wallet' }]);
    expect(menu.getByRole('menuitem', { hidden: true }).getAttribute('href')).toBe('/wallet');
  });
});

describe('placeAt, where the browser cannot anchor', () => {
  const place = (at: { left: number; top: number }, align: 'start' | 'end', direction = 'ltr') => {
    vi.stubGlobal('CSS', { supports: () => false });
    vi.stubGlobal('innerHeight', 600);
    vi.stubGlobal('getComputedStyle', () => ({ direction }));
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
    const anchor = document.createElement('span');
    anchor.getBoundingClientRect = () => new DOMRect(at.left, at.top, 100, 40);
    const popover = document.createElement('div');
    Object.defineProperties(popover, { offsetWidth: { value: 200 }, offsetHeight: { value: 150 } });
    placeAt(anchor, popover, align);
    return [popover.style.left, popover.style.top];
  };

  it.each([
    ['under the start edge', { left: 50, top: 20 }, 'start', 'ltr', ['50px', '64px']],
    ['under the end edge', { left: 250, top: 20 }, 'end', 'ltr', ['150px', '64px']],
    ['mirrored', { left: 250, top: 20 }, 'start', 'rtl', ['150px', '64px']],
    ['above when there is no room below', { left: 50, top: 500 }, 'start', 'ltr', ['50px', '346px']],
    ['inside the window', { left: 350, top: 20 }, 'start', 'ltr', ['196px', '64px']],
  ] as const)('stands %s', (_, at, align, direction, expected) => {
    expect(place(at, align, direction)).toEqual(expected);
  });
});
