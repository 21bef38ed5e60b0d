import { PlatformError } from '@marquee/sdk/errors';
import { createMemoryStorage } from '@marquee/state/storage';
import { fixedClock } from '@marquee/testing/fixedClock';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { HumanCheckFailed } from '../human/humanCheck.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const input = () => screen.getByLabelText<HTMLInputElement>('Code');
const button = () => screen.getByRole('button', { name: /Get code|Again in/ });

async function start(send: CodeFieldProps['send'], storage = createMemoryStorage()) {
  const clock = fixedClock();
  const page = await renderWithApp(<CodeField label="Code" countdownKey="test" send={send} />, { clock, storage });
  return { ...page, clock, storage, user: userEvent.setup({ delay: null }) };
}

describe('the code field', () => {
  test.each([
    ['123456', '123456'],
    ['12 34 56', '123456'],
    [' 123-456\n', '123456'],
    ['１２３４５６', '123456'],
  ])('C03 all digits of a pasted "%s" are taken', async (pasted, taken) => {
    const { user } = await start(vi.fn());
    await user.click(input());
    await user.paste(pasted);
    expect(input().value).toBe(taken);
  });

  test('AUTH-12a AUTH-24a a code has at most 255 characters, and the system may fill it in', async () => {
    const { user } = await start(vi.fn());
    await user.click(input());
    await user.paste('7'.repeat(300));
    expect(input().value).toHaveLength(255);
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
  });

  test('AUTH-17a after a code the button waits 60 × the minutes of the answer, also when the form is opened again', async () => {
    const send = vi.fn(async () => ({ expiredMinutes: 2 }));
    const { user, clock, storage, unmount } = await start(send);
    await user.click(button());
    await waitFor(() => expect(button().textContent).toBe('Again in 2:00'));
    expect(screen.getByRole('status').textContent).toBe('The code is on its way.');
    clock.advance(5000);
    await user.click(button());
    expect(send).toHaveBeenCalledOnce();
    unmount();

    const again = await renderWithApp(<CodeField label="Code" countdownKey="test" send={send} />, { clock, storage });
    expect(button().textContent).toBe('Again in 1:55');
    again.unmount();
    clock.advance(115_000);
    await renderWithApp(<CodeField label="Code" countdownKey="test" send={send} />, { clock, storage });
    await user.click(button());
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('AUTH-17b C19 a try is taken at most once a second', async () => {
    const send = vi.fn(async () => 'The code service is closed.');
    const { user, clock } = await start(send);
    await user.dblClick(button());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.click(button());
    expect(send).toHaveBeenCalledOnce();
    clock.advance(1000);
    await user.click(button());
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('AUTH-17b once the number that kept a code from being asked for is mended, it is asked for at once', async () => {
    const send = vi.fn<CodeFieldProps['send']>(async () => undefined);
    const { user } = await start(send);
    await user.click(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    send.mockResolvedValue({ expiredMinutes: 2 });
    await user.click(button());
    await waitFor(() => expect(button().textContent).toBe('Again in 2:00'));
  });

  test.each([
    [
      'the platform says no',
      () => Promise.reject(new PlatformError('refused', 'sms', { serverMessage: 'This number is taken.' })),
      'This number is taken.',
    ],
    ['C05 the human check fails', () => Promise.reject(new HumanCheckFailed('no script')), /keeps out robots/],
    ['the caller says why', async () => 'The code service is closed.', 'The code service is closed.'],
  ])('AUTH-17 when %s a warning says so and no wait begins', async (_, send, words) => {
    const { user } = await start(send);
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'No code was sent' });
    expect(dialog.textContent).toMatch(words);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button().textContent).toBe('Get code');
    expect(button().getAttribute('aria-busy')).toBeNull();
  });
});
