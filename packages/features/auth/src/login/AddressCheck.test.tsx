import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { logIn, password, signedIn, start, username } from '../../test/driveLogin.tsx';
import { keyless } from '../../test/keyless.ts';

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

  describe.each([
    ['knows a call again by its key', undefined],
    ['knows no keys', keyless],
  ])('on a platform that %s', (_, connect) => {
    /** The code is right, and what was done with it is not heard of. */
    async function unheard(fault: string) {
      const started = await reach(connect && { connect });
      await started.user.click(screen.getByRole('button', { name: 'Get code' }));
      await screen.findByText(/was sent/);
      await started.user.type(await code(), started.sandbox.state().outbox.at(-1)?.code ?? '');
      started.fail(fault);
      await started.user.click(confirm());
      expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
      started.fail('');
      return started;
    }

    test('AUTH-07e C19 a right code whose answer was lost opens the login when it is sent again', async () => {
      const started = await unheard('session.confirmIp=lost');
      await started.user.click(confirm());
      await signedIn(started);
      expect(started.app.session.shared()?.account).toBe('demomember');
      expect(started.sent('session.login')).toHaveLength(1);
    });

    test('AUTH-07e C19 a code that was taken is not sent again when what comes after it failed', async () => {
      const started = await unheard('member.info=offline');
      await started.user.click(confirm());
      await signedIn(started);
      expect(started.sent('session.confirmIp')).toHaveLength(1);
      expect(started.sent('session.logout')).toEqual([]);
    });

    test('AUTH-07e C19 a wrong code whose answer was lost is wrong the next time too', async () => {
      const started = await reach(connect && { connect });
      await started.user.type(await code(), '000000');
      started.fail('session.confirmIp=lost');
      await started.user.click(confirm());
      await screen.findByRole('alert');
      started.fail('');
      await started.user.click(confirm());
      await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
      expect(started.onSignedIn).not.toHaveBeenCalled();
      expect(started.app.session.token()).toBeNull();
    });
  });

  test('AUTH-07e AUTH-17a C19 a code whose sending was not heard of is not sent twice, and its wait begins', async () => {
    const started = await reach();
    started.fail('session.ipCode=lost');
    await started.user.click(screen.getByRole('button', { name: 'Get code' }));
    await started.user.click(await screen.findByRole('button', { name: 'OK' }));
    started.fail('');
    started.clock.advance(2_000);
    await started.user.click(screen.getByRole('button', { name: 'Get code' }));
    await screen.findByText(/was sent/);
    expect(screen.getByRole('button', { name: /^Again in/ })).toBeTruthy();
    expect(started.sandbox.state().outbox).toHaveLength(1);
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
