import { useDialogs } from '@marquee/state/dialogs';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PointMallPage } from './PointMallPage.tsx';

/** of every demo account of the sandbox */
const DEMO_PAYMENT_PASSWORD = '246810';

const Open = () => <output>{useDialogs().current?.kind}</output>;

async function mall(options: RenderOptions = {}) {
  const page = await renderWithApp(
    <>
      <PointMallPage />
      <Open />
    </>,
    { at: '/pointMall', session: 'member', ...options },
  );
  return { ...page, user: userEvent.setup({ delay: null }) };
}

const tile = async (name: string) => (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;
const points = async () => (await screen.findByText('Your points')).parentElement?.querySelector('bdi')?.textContent;

describe('the point mall', () => {
  test('PROM-03a shows the points one has, and what they can be redeemed for', async () => {
    await mall();
    await waitFor(async () => expect(await points()).toMatch(/^[\d,]+$/));
    expect(screen.getByText('Points never expire.')).toBeTruthy();
    const umbrella = within(await tile('Umbrella'));
    expect(umbrella.getByText('2,500 points')).toBeTruthy();
    expect(umbrella.getByText('40 in stock')).toBeTruthy();
    expect(within(await tile('Bonus of 500')).getByText(/deposits of P20,000.00/)).toBeTruthy();
  });

  test('PROM-03a says why a reward cannot be redeemed, in place of the button', async () => {
    await mall();
    const gone = within(await tile('Backpack'));
    expect([gone.getByText('None left'), gone.queryByRole('button')]).toEqual([expect.anything(), null]);
    expect(within(await tile('Phone')).getByText('Not enough points')).toBeTruthy();
  });

  test('AUTH-23 a visitor is asked to log in, and nothing of a member is asked for', async () => {
    const { requests, user } = await mall({ session: 'visitor' });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.getByText('login')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test('AUTH-23 a trial account is told that redeeming needs a real one', async () => {
    const { user, sent } = await mall({ session: 'trial' });
    await user.click(within(await tile('Bonus of 10')).getByRole('button'));
    expect(screen.getByText('trial')).toBeTruthy();
    expect([sent('points.redeem'), screen.queryByRole('dialog')]).toEqual([[], null]);
  });

  test('PROM-03c how points are earned is told by the table of the platform', async () => {
    await mall({ at: '/pointMall?tab=convert' });
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['Deposit fromPoints per unit', 'P0.001', 'P1,000.001.2', 'P10,000.001.5']);
  });

  test('PROM-03a the history tells each change and what there was afterwards, and can be narrowed', async () => {
    const { user, path } = await mall({ at: '/pointMall?tab=history' });
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Returned');
    expect(path()).toBe('/pointMall?tab=history&kind=returned');
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    await waitFor(() => expect(rows.length).toBeGreaterThan(0));
    expect(rows.every((row) => /Returned/.test(row.textContent ?? ''))).toBe(true);
  });
});

describe('redeeming', () => {
  async function confirming(options: RenderOptions = {}) {
    const page = await mall(options);
    await page.user.click(within(await tile('Bonus of 10')).getByRole('button', { name: 'Redeem Bonus of 10' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem Bonus of 10' }));
    return { ...page, dialog, confirm: () => page.user.click(dialog.getByRole('button', { name: 'Redeem' })) };
  }

  test('PROM-03b SDK-05 asks for the payment password, and two clicks redeem once', async () => {
    const { dialog, user, sent } = await confirming();
    const button = dialog.getByRole('button', { name: 'Redeem' });
    await user.click(button);
    expect(dialog.getByText('Please fill in the payment password.')).toBeTruthy();
    expect(sent('points.redeem')).toEqual([]);
    await user.type(dialog.getByLabelText('Payment password'), DEMO_PAYMENT_PASSWORD);
    await user.dblClick(button);
    expect(await dialog.findByText('Bonus of 10: your request is in process.')).toBeTruthy();
    expect(sent('points.redeem').length).toBe(1);
    expect(sent('points.redeem')[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  test('PROM-03a what was redeemed is listed as in process, and the points are fewer', async () => {
    const { dialog, user, confirm, path } = await confirming();
    const before = await points();
    await user.type(dialog.getByLabelText('Payment password'), DEMO_PAYMENT_PASSWORD);
    await confirm();
    await user.click(await dialog.findByRole('link', { name: 'See what you redeemed' }));
    expect(path()).toBe('/pointMall?tab=redeemed');
    const [, newest] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(newest?.textContent).toMatch(/Bonus of 10.*In process/);
    await waitFor(async () => expect(await points()).not.toBe(before));
  });

  test('PROM-03b a wrong payment password is told, and what was typed stays', async () => {
    const { dialog, user, confirm } = await confirming();
    await user.type(dialog.getByLabelText('Payment password'), '000000');
    await confirm();
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect((dialog.getByLabelText('Payment password') as HTMLInputElement).value).toBe('000000');
  });

  test('PROM-03b more than there are is not sent', async () => {
    const { dialog, user, confirm, sent } = await confirming();
    const field = dialog.getByLabelText('How many');
    await user.clear(field);
    await user.type(field, '99');
    await user.type(dialog.getByLabelText('Payment password'), DEMO_PAYMENT_PASSWORD);
    await confirm();
    expect(dialog.getByText('You do not have that many points.')).toBeTruthy();
    expect(sent('points.redeem')).toEqual([]);
  });

  test('SDK-05 an answer lost on the way is looked up and told, and nothing is sent again', async () => {
    const { dialog, user, confirm, sent, fail } = await confirming();
    fail('points.redeem=lost');
    await user.type(dialog.getByLabelText('Payment password'), DEMO_PAYMENT_PASSWORD);
    await confirm();
    expect(await dialog.findByText(/It went through/)).toBeTruthy();
    expect(sent('points.redeem').length).toBe(1);
  });
});

describe('converting', () => {
  test('PROM-03b SDK-05 says what points are worth, asks for the password, and converts once', async () => {
    const { user, sent } = await mall({ at: '/pointMall?tab=convert' });
    expect(await screen.findByText('100 points = P1.00')).toBeTruthy();
    await user.type(screen.getByLabelText('Points'), '500');
    expect(screen.getByText('P5.00')).toBeTruthy();
    await user.type(screen.getByLabelText('Payment password'), DEMO_PAYMENT_PASSWORD);
    await user.dblClick(screen.getByRole('button', { name: 'Convert' }));
    expect(await screen.findByText('P5.00 is in your main wallet.')).toBeTruthy();
    expect(sent('points.convert').length).toBe(1);
  });

  test.each([
    ['499', 'Fill in at least 500 points.'],
    ['500.5', 'Only whole points can be converted.'],
    ['99999999999999999999', 'You do not have that many points.'],
    ['many', 'Fill in at least 500 points.'],
  ])('PROM-03b C07 %s points are not sent: %s', async (typed, words) => {
    const { user, sent } = await mall({ at: '/pointMall?tab=convert' });
    await screen.findByText('Your points');
    await user.type(await screen.findByLabelText('Points'), typed);
    await user.click(screen.getByRole('button', { name: 'Convert' }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(sent('points.convert')).toEqual([]);
  });
});
