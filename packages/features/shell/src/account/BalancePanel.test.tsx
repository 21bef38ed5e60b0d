import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { BalancePanel } from './BalancePanel.tsx';

async function start(options: RenderOptions = {}) {
  const page = await renderWithApp(<BalancePanel />, { session: 'member', ...options });
  return { ...page, user: userEvent.setup({ delay: null }) };
}

const AMOUNT = /P[\d,]+\.\d\d/;
const panel = () => screen.getByRole('group', { name: 'Balance' }).textContent;
const button = (name: RegExp) => screen.getByRole('button', { name });

describe('BalancePanel', () => {
  test('MEMB-02a says "Updating…" until the balance is there, then shows it with separators and two decimals', async () => {
    await start();
    expect(panel()).toContain('Updating…');
    await waitFor(() => expect(panel()).toMatch(AMOUNT));
    expect(panel()).not.toContain('Updating…');
  });

  test('MEMB-02b a click fetches it anew, and says so meanwhile', async () => {
    const { user, sent, hold } = await start();
    await waitFor(() => expect(panel()).toMatch(AMOUNT));
    const release = hold('wallet.balance');
    await user.click(button(/Refresh balance/));
    expect(panel()).toContain('Updating…');
    await user.click(button(/Refresh balance/));
    release();
    await waitFor(() => expect(panel()).toMatch(AMOUNT));
    expect(sent('wallet.balance')).toHaveLength(2);
  });

  test('MEMB-02a hidden it is ***, also after a reload of the page', async () => {
    const { user, app } = await start();
    await waitFor(() => expect(panel()).toMatch(AMOUNT));
    await user.click(button(/^Hide balance$/));
    expect(panel()).toContain('***');
    expect(panel()).not.toMatch(AMOUNT);
    expect(app.storage.local.read('mq.balanceHidden', String)).toBe('1');
    await user.click(button(/^Show balance$/));
    expect(panel()).toMatch(AMOUNT);
  });

  test('MEMB-02 a balance that cannot be fetched says so in its place and can be asked for again', async () => {
    const { user, fail } = await start({ fault: 'wallet.balance=500' });
    await waitFor(() => expect(panel()).toContain('Not available'));
    fail('');
    await user.click(button(/Try to get the balance again/));
    await waitFor(() => expect(panel()).toMatch(AMOUNT));
  });
});
