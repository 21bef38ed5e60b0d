import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { logIn, password, signedIn, start, username } from '../../test/driveLogin.tsx';

const code = () => screen.findByLabelText<HTMLInputElement>('Verification code');
const confirm = () => screen.getByRole('button', { name: 'Confirm and log in' });

async function reach(options: Parameters<typeof start>[0] = {}) {
  const started = await start({ scenario: 'unregisteredIp', ...options });
  await logIn(started);
  await code();
  return started;
}

describe('login from an unregistered address', () => {
  test('AUTH-07e ERR-03e it asks for a code before anything else, says where it went, and then the login goes on', async () => {
    const started = await reach();
    expect(started.sent('member.info')).toEqual([]);
    expect(started.app.session.token()).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    await started.user.click(screen.getByRole('button', { name: 'Get code' }));
    await screen.findByText(/The code was sent by SMS to .*0123/);
    await started.user.type(await code(), started.sandbox.state().outbox.at(-1)?.code ?? '');
    await started.user.click(confirm());
    await signedIn(started);
    expect(started.app.session.shared()?.account).toBe('demomember');
  });

  test('AUTH-07e AUTH-24b a wrong code is said at the code, which has the focus', async () => {
    const started = await reach();
    await started.user.click(screen.getByRole('button', { name: 'Get code' }));
    await screen.findByText(/was sent/);
    await started.user.type(await code(), '000000');
    await started.user.click(confirm());
    await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(await code());
    expect(started.onSignedIn).not.toHaveBeenCalled();
  });

  test('AUTH-24b an empty code is named and nothing is sent', async () => {
    const started = await reach();
    await started.user.click(confirm());
    expect((await code()).getAttribute('aria-invalid')).toBe('true');
    expect(started.sent('session.confirmIp')).toEqual([]);
  });

  test('AUTH-07e going back closes what was opened and finds the login as it was', async () => {
    const started = await reach();
    await started.user.click(screen.getByRole('button', { name: 'Back to the login' }));
    await waitFor(() => expect(started.sent('session.logout')).toHaveLength(1));
    expect([username().value, password().value]).toEqual(['demomember', 'member2468']);
    expect(username().closest('[hidden]')).toBeNull();
  });

  test('AUTH-07e a login that waits when the form goes is closed on the platform', async () => {
    const started = await reach();
    started.unmount();
    await waitFor(() => expect(started.sent('session.logout')).toHaveLength(1));
    expect(started.app.session.token()).toBeNull();
  });
});
