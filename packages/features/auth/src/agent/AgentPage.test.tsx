import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AgentPage } from './AgentPage.tsx';

const visit = (options: RenderOptions = {}) => renderWithApp(<AgentPage />, { at: '/agentHome', ...options });
const figure = (name: string) =>
  screen
    .getAllByRole('term')
    .find(({ textContent }) => textContent === name)
    ?.parentElement?.querySelector('dd')?.textContent ?? '';

describe('AgentPage', () => {
  test('AUTH-05a signed out it is the login of agents, without remember-me, registration and other ways in', async () => {
    await visit({ brand: { flags: { smsLogin: true, freePlay: true } } });
    expect(screen.getByRole('heading', { name: 'Agent login' })).toBeTruthy();
    for (const role of ['checkbox', 'tab'] as const) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: /Open an account|Try it free/ })).toBeNull();
  });

  test('AUTH-05a an agent who logs in is at home: account, balance, team and announcements', async () => {
    const { path } = await visit();
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByLabelText('User name'), 'demoagent');
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'agent2468{Enter}');
    await screen.findByRole('heading', { name: 'Agent home' });
    expect(path()).toBe('/agentHome');
    expect(figure('Account')).toBe('demoagent');
    await waitFor(() => expect(figure('Balance')).toBe('P380,210.40'));
    await waitFor(() => expect(figure('Members and agents')).toMatch(/^\d+$/));
    expect(figure('Bets')).toMatch(/^P[\d,]+\.\d\d$/);
    const articles = await screen.findAllByRole('article');
    expect(within(articles[0] as HTMLElement).getByRole('heading').textContent).not.toBe('');
  });

  test('AUTH-05a MEMB-02a a balance that is hidden is hidden here too', async () => {
    const { app } = await visit({ session: 'agent' });
    await waitFor(() => expect(figure('Balance')).toBe('P380,210.40'));
    app.preferences.setBalanceHidden(true);
    await waitFor(() => expect(figure('Balance')).toContain('***'));
    expect(figure('Balance')).not.toContain('P');
  });

  test('AUTH-05b a member is told that this is the page of agents, and led home', async () => {
    const { sent } = await visit({ session: 'member' });
    expect(screen.getByRole('heading', { name: 'The agent centre is for agents' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/');
    expect(sent('agent.overview')).toEqual([]);
  });

  test('a part that cannot be fetched says so and can be asked for again; the others stand', async () => {
    const { fail } = await visit({ session: 'agent', fault: 'agent.overview=500' });
    const alert = await screen.findByRole('alert');
    fail('');
    await userEvent.click(within(alert).getByRole('button'));
    await waitFor(() => expect(figure('Active')).toMatch(/^\d+$/));
    expect(figure('Balance')).toMatch(/^P/);
  });
});
