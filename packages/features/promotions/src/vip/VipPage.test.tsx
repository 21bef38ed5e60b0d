import { useDialogs } from '@marquee/state/dialogs';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { VipPage } from './VipPage.tsx';

const Open = () => <output>{useDialogs().current?.kind}</output>;
const levelOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;

test('PROM-04 a member sees the own level, and what the next one asks for', async () => {
  await renderWithApp(<VipPage />, { session: 'member' });
  expect(within(await levelOf('Silver')).getByText('Your level')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What Gold asks for' })).toBeTruthy();
  const deposits = screen.getByRole('progressbar', { name: 'Deposits' }) as HTMLProgressElement;
  expect(deposits.parentElement?.textContent).toMatch(/^DepositsP[\d,.]+ of P100,000\.00$/);
  expect(deposits.value).toBeGreaterThanOrEqual(0);
  expect(deposits.value).toBeLessThanOrEqual(1);
});

test('PROM-04 each level says what it asks for and what it gives, money as money', async () => {
  await renderWithApp(<VipPage />, {});
  const gold = (await levelOf('Gold')).textContent;
  expect(gold).toContain('DepositsP100,000.00');
  expect(gold).toContain('Valid betsP500,000.00');
  expect(gold).toContain('Weekly bonusP58.00');
  expect(gold).toContain('Customer serviceLive chat');
  expect((await levelOf('Bronze')).textContent).toContain('Nothing: everyone begins here.');
});

test('AUTH-23 a visitor sees the levels and is offered the login for the own one', async () => {
  await renderWithApp(
    <>
      <VipPage />
      <Open />
    </>,
  );
  await levelOf('Gold');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByText('login')).toBeTruthy();
});

test('PROM-04 a club without levels says so', async () => {
  await renderWithApp(<VipPage />, { session: 'member', scenario: 'empty' });
  expect(await screen.findByText('There is no VIP club right now')).toBeTruthy();
});
