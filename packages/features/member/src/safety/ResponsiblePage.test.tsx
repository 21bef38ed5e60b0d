import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResponsiblePage } from './ResponsiblePage.tsx';

const help = () => screen.findByRole('region', { name: 'Help' });

test('SHELL-03b SAFE-02 a visitor finds help, and is asked to log in for limits of their own', async () => {
  const { requests } = await renderWithApp(<ResponsiblePage />);
  expect(await help()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(requests).toHaveLength(0);
});

test('SAFE-02 a member has limits, reminder and breaks on one page', async () => {
  await renderWithApp(<ResponsiblePage />, { session: 'member' });
  for (const name of ['Limits', 'Reminder', 'Take a break', 'Exclude yourself', 'Help']) {
    expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
  }
});

test('SAFE-02 a trial account, which has no limits, has the help', async () => {
  await renderWithApp(<ResponsiblePage />, { session: 'trial' });
  expect(await help()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});
