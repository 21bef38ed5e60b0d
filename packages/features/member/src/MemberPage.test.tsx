import { useDialogs } from '@marquee/state/dialogs';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { MemberPage } from './MemberPage.tsx';
import { memberPages } from './memberPages.tsx';

const Beside = () => <output>{useDialogs().current?.kind}</output>;

async function start(page: string, options: RenderOptions = {}) {
  const test = await renderWithApp(
    <>
      <MemberPage />
      <Beside />
    </>,
    {
      at: `/member${page && `?page=${page}`}`,
      session: 'member',
      brand: { flags: { manualRebate: true, inviteFriends: true } },
      ...options,
    },
  );
  return { ...test, user: userEvent.setup({ delay: null }) };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Member centre' }));
const rows = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  await waitFor(() => expect(table.closest('[aria-busy="true"]')).toBeNull());
  return within(table).queryAllByRole('rowheader');
};
const DAYS = '&from=2026-03-01&to=2026-03-14';
const fact = (name: string) =>
  screen.queryByText(name, { selector: 'dt' })?.parentElement?.querySelector('dd')?.textContent;

// the code of the pages is not what is waited for here
beforeAll(async () => void (await Promise.all(Object.values(memberPages).map(({ Screen }) => Screen.preload()))));

describe('MemberPage', () => {
  test('MEMB-01a MEMB-01c begins with the account; each page has its address, and close leads out', async () => {
    const { user, path } = await start('');
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
    await user.click(menu().getByRole('link', { name: 'Betting record' }));
    expect(path()).toBe('/member?page=personalHistoryCopy');
    expect(menu().getByRole('link', { name: 'Betting record' }).getAttribute('aria-current')).toBe('page');
    expect(menu().getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/');
  });

  test('MEMB-01b counts what waits on missions, messages and rewards', async () => {
    await start('');
    expect(await menu().findByRole('link', { name: /Messages 3 new/ })).toBeTruthy();
    expect(menu().getByRole('link', { name: /Missions 1 new/ })).toBeTruthy();
    expect(menu().getByRole('link', { name: /Reward centre 4 new/ })).toBeTruthy();
  });

  test('MEMB-01a pages that a brand does not have are not linked, nor reached by their address', async () => {
    await start('manualRebate', { brand: { flags: {} } });
    expect(menu().queryByRole('link', { name: 'Manual rebate' })).toBeNull();
    expect(menu().queryByRole('link', { name: 'Invite friends' })).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
  });

  test('AUTH-23c a visitor is asked to log in, a trial account is told why it has no centre', async () => {
    const { user, sent, unmount } = await start('', { session: 'visitor' });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('login')).toBeTruthy();
    expect(sent('wallet.funds')).toEqual([]);
    unmount();
    const trial = await start('', { session: 'trial' });
    await trial.user.click(screen.getByRole('button', { name: 'How to get one' }));
    expect(screen.getByText('trial')).toBeTruthy();
    expect(trial.sent('wallet.funds')).toEqual([]);
  });

  test('MEMB-02a MEMB-03 shows balances, profile and how the account is kept safe', async () => {
    const { app } = await start('');
    await waitFor(() => expect(fact('Total balance')).toBe('P12,845.67'));
    await waitFor(() => expect(fact('Nickname')).toBe('Northwind'));
    await waitFor(() => expect(fact('Payment password')).toBe('Set'));
    expect(fact('Mobile number')).toBe('+63 ••••0123');
    app.preferences.setBalanceHidden(true);
    await waitFor(() => expect(fact('Total balance')).toContain('***'));
  });

  test('MEMB-06a bets of some days: totals, pages, and one opened tells all', async () => {
    const { user, sent, path } = await start(`personalHistoryCopy${DAYS}`);
    const [first] = await rows('Bets');
    expect((await rows('Bets')).length).toBe(20);
    // days are those of the brand, eight hours ahead
    expect(sent('records.betting')[0]?.url.searchParams.get('startTime')).toBe(String(Date.UTC(2026, 1, 28, 16)));
    expect(screen.getByText('Times in GMT+8')).toBeTruthy();
    await user.click(within(first as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bets' }));
    expect(dialog.getByText('Number')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(path()).toBe(`/member?page=personalHistoryCopy${DAYS}&no=2`);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Won');
    expect(path()).toBe(`/member?page=personalHistoryCopy${DAYS}&status=won`);
    await waitFor(() => expect(sent('records.betting').at(-1)?.url.searchParams.get('status')).toBe('won'));
  });

  test('ERR-03 a message that does not come says so until another try has an answer', async () => {
    const { user, fail, hold } = await start('messageV2');
    const [first] = await rows('Messages');
    fail('support.readMessage=500');
    await user.click(within(first as HTMLElement).getAllByRole('button')[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    fail('');
    const release = hold('support.readMessage');
    await user.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    release();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  test('MEMB-06a SHELL-19 a page past the last is the last', async () => {
    const { path } = await start(`personalHistoryCopy${DAYS}&no=90`);
    await waitFor(() => expect(path()).toMatch(/&no=[1-9]$/));
    expect((await rows('Bets')).length).toBeGreaterThan(0);
  });

  test('MEMB-06a the last 7 and 30 days, as many before, and never days that are to come', async () => {
    const { user, path } = await start('transactionHistory');
    await rows('Changes of the balance');
    expect(screen.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: '7 days later' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: '7 days earlier' }));
    expect(path()).toBe('/member?page=transactionHistory&from=2026-03-01&to=2026-03-07');
    await user.click(screen.getByRole('button', { name: '30 days' }));
    expect(path()).toBe('/member?page=transactionHistory&from=2026-02-13&to=2026-03-14');
  });

  test('MEMB-06a WEB-01 the days are typed, and the field keeps the focus meanwhile', async () => {
    const { user, path } = await start('transactionHistory');
    await rows('Changes of the balance');
    const from = screen.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '2026-03-10');
    expect(path()).toBe('/member?page=transactionHistory&from=2026-03-10&to=2026-03-14');
    expect(document.activeElement).toBe(screen.getByLabelText('From'));
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-03-08');
  });

  test.each([
    ['personalProfit', 'By kind of games'],
    ['bonusDetails', 'Bonuses'],
    ['rewardCenter', 'Rewards'],
    ['missionLeaderboard', 'Missions'],
    ['referral', 'Friends'],
  ])('MEMB-06 MEMB-07 %s shows what the platform keeps', async (page, table) => {
    await start(`${page}${page === 'bonusDetails' || page === 'personalProfit' ? DAYS : ''}`);
    expect((await rows(table)).length).toBeGreaterThan(0);
  });

  test('MEMB-07c friends are invited by a link that is copied or read by a camera', async () => {
    const { user } = await start('referral');
    const link = (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your link' })).value;
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your code' }).value;
    expect(link).toBe(`${location.origin}/register?referralCode=${code}`);
    await user.click(screen.getByRole('button', { name: 'Copy: Your link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeTruthy();
  });

  test('MEMB-06a a record with nothing in it says what to do', async () => {
    await start('personalHistoryCopy', { scenario: 'empty' });
    expect(await screen.findByText(/No bets on these days/)).toBeTruthy();
  });

  test('MEMB-07a a message is read by opening it, and deleted after a question', async () => {
    const { user, sent } = await start('messageV2');
    const [first] = await rows('Messages');
    const title = first?.textContent ?? '';
    await user.click(within(first as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await waitFor(() => expect(sent('support.readMessage').length).toBe(1));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await menu().findByRole('link', { name: /Messages 2 new/ })).toBeTruthy();
    const before = (await rows('Messages')).length;
    await user.click(screen.getAllByRole('button', { name: `Delete: ${title}` })[0] as HTMLElement);
    const ask = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
    expect(sent('support.deleteMessages')).toEqual([]);
    await user.dblClick(ask.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await rows('Messages')).length).toBe(before - 1));
    expect(sent('support.deleteMessages').length).toBe(1);
  });

  test('MEMB-07a C19 SDK-05 a reward is claimed once, and its answer that was lost is looked up', async () => {
    const { user, sent, fail } = await start('rewardCenter');
    await rows('Rewards');
    // nothing is headed that the platform does not say
    expect(screen.queryByRole('columnheader', { name: 'Source' })).toBeNull();
    const claims = () => screen.getAllByRole('button', { name: 'Claim' });
    const before = claims().length;
    await user.dblClick(claims()[0] as HTMLElement);
    expect(await screen.findByText(/It is in your main wallet/)).toBeTruthy();
    expect(sent('missions.claimReward').length).toBe(1);
    await waitFor(() => expect(claims().length).toBe(before - 1));
    fail('missions.claimReward=lost');
    await user.click(claims()[0] as HTMLElement);
    expect(await screen.findByText(/It went through. The answer was lost/)).toBeTruthy();
    expect(sent('missions.claimReward').length).toBe(2);
  });

  test('MEMB-07d all rebates are claimed at once', async () => {
    const { user, sent } = await start('manualRebate');
    await rows('Rebates');
    await user.click(screen.getByRole('button', { name: 'Claim all' }));
    expect(await screen.findByText(/It is in your main wallet/)).toBeTruthy();
    expect(sent('records.claimRebates').length).toBe(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull());
  });

  test('SAFE-02 a limit is set, and a break is taken after a question', async () => {
    const { user, sent } = await start('playSafely');
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '500{Enter}');
    await waitFor(async () => expect((await rows('Limits')).length).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Take a break' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Take a break: 1 day' }));
    expect(sent('safety.timeOut')).toEqual([]);
    await user.click(ask.getByRole('button', { name: 'Take a break' }));
    expect(await screen.findByText('You are taking a break')).toBeTruthy();
  });

  test('SAFE-02 a platform without limits leaves the links to help', async () => {
    await start('playSafely', { fault: 'safety.settings=unavailable' });
    expect(await screen.findByText(/Limits and breaks cannot be set here/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Help with gambling/ })).toBeTruthy();
  });
});
