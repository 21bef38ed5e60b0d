import { createLink } from '@marquee/sdk/contract/agent/createLink';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { AgentCentrePage } from './AgentCentrePage.tsx';
import { agentPages } from './agentPages.tsx';

const flags = { contract: true, salaryDaily: true, salaryHourly: true, salaryRealTime: true };

async function start(page: string, options: RenderOptions = {}) {
  const test = await renderWithApp(<AgentCentrePage />, {
    at: `/agent${page && `?page=${page}`}`,
    session: 'agent',
    brand: { flags },
    ...options,
  });
  return { ...test, user: userEvent.setup({ delay: null }) };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Agent centre' }));
const rows = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  await waitFor(() => expect(table.closest('[aria-busy="true"]')).toBeNull());
  return within(table).queryAllByRole('rowheader');
};

// the code of the pages is not what is waited for here
beforeAll(async () => void (await Promise.all(Object.values(agentPages).map(({ Screen }) => Screen.preload()))));

describe('AgentCentrePage', () => {
  test('AGNT-01a for agents; a member, a trial account and a visitor are told so and nothing is asked', async () => {
    for (const session of ['member', 'trial', 'visitor'] as const) {
      const { sent, unmount } = await start('', { session });
      expect(screen.getByRole('heading', { name: 'The agent centre is for agents' })).toBeTruthy();
      expect(sent('agent.overview')).toEqual([]);
      unmount();
    }
  });

  test('AGNT-01b AGNT-01c begins with the team, marks the page one is on, and leads out', async () => {
    const { user, path } = await start('');
    expect(await screen.findByRole('heading', { level: 1, name: 'Team overview' })).toBeTruthy();
    expect((await rows('By day')).length).toBe(7);
    expect(menu().getByRole('link', { name: 'Team overview' }).getAttribute('aria-current')).toBe('page');
    await user.click(menu().getByRole('link', { name: 'Downlines' }));
    expect(path()).toBe('/agent?page=downlines');
    expect(menu().getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/');
  });

  test('AGNT-01b pages of contracts and salaries are there with their flags alone', async () => {
    const { unmount } = await start('');
    for (const name of ['Contracts', 'Dividends', 'Daily wages', 'Hourly salary', 'Real-time salary']) {
      expect(menu().getByRole('link', { name })).toBeTruthy();
    }
    unmount();
    await start('dailyWages', { brand: { flags: { contract: true } } });
    expect(menu().getByRole('link', { name: 'Contracts' })).toBeTruthy();
    expect(menu().queryByRole('link', { name: 'Daily wages' })).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Team overview' })).toBeTruthy();
  });

  test.each([
    ['teamBetting', 'Bets of the team'],
    ['userProfit', 'Statements'],
    ['myIncome', 'Income'],
    ['downlineTransactions', 'Transactions'],
    ['dailyWages', 'Record'],
    ['hourlyWages', 'Record'],
    ['realTimeWages', 'Record'],
  ])('AGNT-01b %s shows what the platform keeps', async (page, table) => {
    await start(page);
    expect((await rows(table)).length).toBeGreaterThan(0);
  });

  test('AGNT-01b downlines are found, sorted by the platform, and followed down', async () => {
    const { user, sent } = await start('downlines');
    expect((await rows('Downlines')).length).toBe(20);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Largest team first');
    await waitFor(() => expect(sent('agent.downlines').at(-1)?.url.searchParams.get('sort')).toBe('teamSize'));
    const [first] = await rows('Downlines');
    const account = first?.textContent ?? '';
    const size = within(first?.closest('tr') as HTMLElement)
      .getAllByRole('button')
      .at(-1) as HTMLElement;
    await user.click(size);
    expect(await screen.findByText(new RegExp(`Directly below ${account.replaceAll('*', '\\*')}`))).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Find an account' }), 'zz{Enter}');
    await waitFor(() => expect(sent('agent.downlines').at(-1)?.url.searchParams.get('search')).toBe('zz'));
  });

  test('AGNT-02a a registration link is opened, to be copied or read by a camera', async () => {
    const { user, client } = await start('');
    await client.send(createLink, { kind: 'member', name: 'North side', rates: [] });
    await user.click(menu().getByRole('link', { name: 'Register centre' }));
    expect(await screen.findByRole('heading', { name: 'Your rates' })).toBeTruthy();
    const [first] = await rows('Registration links');
    await user.click(within(first as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'North side' }));
    const link = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value;
    const code = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value;
    expect(link).toBe(`${location.origin}/register?referralCode=${code}`);
    await user.click(dialog.getByRole('button', { name: 'Copy: Link' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(await dialog.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
  });

  test('AGNT-03a AGNT-03b a contract is accepted once, after a question', async () => {
    const { user, sent } = await start('contracts');
    await rows('Contracts');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Dividends');
    const [first] = await rows('Contracts');
    await user.click(within(first as HTMLElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    const ask = within(await screen.findByRole('dialog'));
    expect(ask.getByText(/It holds from now on/)).toBeTruthy();
    expect(await ask.findByText(/lose their contracts?|loses its contract/)).toBeTruthy();
    expect(sent('contracts.processDividend')).toEqual([]);
    await user.dblClick(ask.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('contracts.processDividend').length).toBe(1);
  });

  test('ERR-03 a page that cannot be fetched says so and can be asked for again', async () => {
    const { user, fail } = await start('announcement', { fault: 'agent.announcements=500' });
    const alert = await screen.findByRole('alert');
    fail('');
    await user.click(within(alert).getByRole('button'));
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });
});
