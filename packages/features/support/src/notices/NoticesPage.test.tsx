import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { NoticesPage } from './NoticesPage.tsx';

const start = (options: RenderOptions = {}) => renderWithApp(<NoticesPage />, { at: '/noticePage', ...options });
const titles = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

describe('NoticesPage', () => {
  test('SUPP-03a SHELL-14 lists all announcements, newest first, each with its type and day', async () => {
    await start();
    expect(await titles()).toHaveLength(5);
    const [first] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByText('For players')).toBeTruthy();
    expect(first?.querySelector('time')?.textContent).toBe('Mar 14, 2026');
  });

  test('SHELL-14 a type stands in the address and is asked of the platform', async () => {
    const { path, sent } = await start();
    await titles();
    await userEvent.click(screen.getByRole('tab', { name: 'Promotion' }));
    await waitFor(async () => expect(await titles()).toEqual(['Weekly rebate, paid on Mondays']));
    expect(path()).toBe('/noticePage?type=PR');
    expect(sent('content.notices').at(-1)?.url.searchParams.get('type')).toBe('PR');
  });

  test('SHELL-14 a shared address shows the same, and one that nobody knows shows all', async () => {
    await start({ at: '/noticePage?type=H' });
    expect(await titles()).toEqual(['Where to find help']);
    await start({ at: '/noticePage?type=nonsense&page=-3' });
    await waitFor(async () => expect((await titles()).length).toBe(6));
  });

  test('SHELL-14 SHELL-19 a page past the last is the last', async () => {
    const { path } = await start({ at: '/noticePage?page=90' });
    expect((await titles()).length).toBeGreaterThan(0);
    expect(path()).not.toContain('90');
  });

  test('without announcements it says what will stand here', async () => {
    await start({ scenario: 'noNotices' });
    expect(await screen.findByText('No announcements right now.')).toBeTruthy();
  });

  test('ERR-03 a failure says so and can be tried again', async () => {
    const { fail } = await start({ fault: 'content.notices=500' });
    const alert = await screen.findByRole('alert');
    fail('');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await titles()).toHaveLength(5);
  });

  test('C17 what an editor wrote stays words', async () => {
    const { container } = await start({ scenario: 'hostileNotices' });
    await titles();
    expect(container.querySelector('script, img, iframe, [onerror], [onload], [style]')).toBeNull();
  });
});
