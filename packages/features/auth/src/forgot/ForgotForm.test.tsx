import { passwordByEmail } from '@marquee/sdk/contract/account/passwordByEmail';
import { useDialogs } from '@marquee/state/dialogs';
import { currentSession } from '@marquee/state/session';
import { WaitingWindowContext } from '@marquee/state/waitingWindows';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, errorOf, type FormOptions, input, startForm, type } from '../../test/driveRegister.tsx';
import { platforms } from '../../test/keyless.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { ForgotPage } from './ForgotPage.tsx';

const byMobile = { CHNGPASSVERIF3: true };

async function start(options: FormOptions = {}) {
  const onSignedIn = vi.fn();
  const onSent = vi.fn();
  const started = await startForm(<ForgotForm onSignedIn={onSignedIn} onSent={onSent} />, options);
  return { ...started, onSignedIn, onSent };
}

describe('by e-mail', () => {
  test('AUTH-19a without the flag it is the only way, and the e-mail goes out', async () => {
    const started = await start();
    expect(screen.queryByRole('tab')).toBeNull();
    await type(started, { 'User name': 'demomember', 'E-mail': 'demomember@mail.example' });
    await started.user.click(button('Send e-mail'));
    await waitFor(() => expect(started.onSent).toHaveBeenCalledOnce());
    const [request] = started.sent('account.passwordByEmail');
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toMatchObject({ username: 'demomember' });
  });

  test('AUTH-19a ERR-03a an unknown account is refused beside the name, and what was typed stays', async () => {
    const started = await start();
    await type(started, { 'User name': 'nobody', 'E-mail': 'nobody@mail.example' });
    await started.user.click(button('Send e-mail'));
    await waitFor(() => expect(errorOf(input('User name'))).toBe('Username/Email does not exist.'));
    expect(input('E-mail').value).toBe('nobody@mail.example');
  });

  test('ERR-03h what is empty or no address says so', async () => {
    const started = await start();
    await type(started, { 'E-mail': 'nobody' });
    await started.user.click(button('Send e-mail'));
    await waitFor(() => expect(errorOf(input('E-mail'))).toContain('Please enter an e-mail address'));
    await waitFor(() => expect(document.activeElement).toBe(input('User name')));
    expect(started.sent('account.passwordByEmail')).toHaveLength(0);
  });

  test('ERR-03b offline is said', async () => {
    const started = await start({ fault: 'account.passwordByEmail=offline' });
    await type(started, { 'User name': 'demomember', 'E-mail': 'demomember@mail.example' });
    await started.user.click(button('Send e-mail'));
    expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
  });
});

test('AUTH-19a C19 an e-mail whose sending was not heard of is sent once', async () => {
  const started = await start();
  await type(started, { 'User name': 'demomember', 'E-mail': 'demomember@mail.example' });
  started.fail('account.passwordByEmail=lost');
  await started.user.click(button('Send e-mail'));
  await screen.findByRole('alert');
  started.fail('');
  await started.user.click(button('Send e-mail'));
  await waitFor(() => expect(started.onSent).toHaveBeenCalledOnce());
  // a second e-mail within the minute would have been refused
  const keys = started.sent('account.passwordByEmail').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

describe('by mobile number', () => {
  async function withCode(options: FormOptions = {}) {
    const started = await start({ flags: byMobile, ...options });
    await type(started, { 'Mobile number': '+63 917 555 0123' });
    await started.user.click(button('Get code'));
    await screen.findByRole('button', { name: /Again in/ });
    await type(started, { 'Code from the SMS': started.lastCode(), 'New password': 'chosen2468' });
    return started;
  }

  test('AUTH-19b with the flag it shows first; the new password logs in by itself', async () => {
    const started = await withCode();
    await started.user.click(button('Set new password'));
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
    expect(currentSession(started.app)).toMatchObject({ kind: 'member', account: 'demomember' });
    for (const { url, body } of started.requests) expect(`${url}${body}`).not.toContain('chosen2468');
  });

  test('AUTH-22 the human check is made before the code is asked for', async () => {
    const started = await withCode({ scenario: 'humanCheck' });
    expect(started.sent('account.smsNoLogin')).toHaveLength(1);
  });

  test('AUTH-19b where the login after it fails, the new password is said to be set', async () => {
    const started = await withCode();
    started.fail('member.info=500');
    await started.user.click(button('Set new password'));
    expect(await screen.findByText(/Your new password is set/)).toBeTruthy();
    expect(started.app.session.token()).toBeNull();
    // nothing is left that could be sent again
    expect(screen.queryByRole('button', { name: 'Set new password' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Log in' }));
  });

  test.each(platforms)(
    'AUTH-19b C19 on %s an answer that was lost does not lock the member out: the code is used up, the password is set',
    async (_, platform) => {
      const started = await withCode(platform);
      started.fail('account.passwordByPhone=lost');
      await started.user.click(button('Set new password'));
      expect((await screen.findByRole('alert')).textContent).toContain('Network link is abnormal');
      started.fail('');
      await started.user.click(button('Set new password'));
      await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
      expect(currentSession(started.app)).toMatchObject({ kind: 'member', account: 'demomember' });
    },
  );

  test('AUTH-05b an agent’s new password is set, and the way in stays the agents’ own', async () => {
    const started = await start({ flags: byMobile });
    await started.client.send(passwordByEmail, { username: 'demoagent', email: 'demoagent@mail.example' });
    const record = started.sandbox.state().accounts[`${testBrand.merchantCode}/demoagent`];
    Object.assign(record ?? {}, { mobile: '639175550177', dialingCode: '63' });
    await type(started, { 'Mobile number': '+63 917 555 0177' });
    await started.user.click(button('Get code'));
    await screen.findByRole('button', { name: /Again in/ });
    await type(started, { 'Code from the SMS': started.lastCode(), 'New password': 'chosen2468' });
    await started.user.click(button('Set new password'));
    expect(await screen.findByText(/Your new password is set/)).toBeTruthy();
    expect([started.app.session.token(), started.onSignedIn.mock.calls]).toEqual([null, []]);
    await waitFor(() => expect(started.sandbox.state().sessions).toEqual({}));
  });

  test('AUTH-19b the password rule holds before anything is sent', async () => {
    const started = await withCode();
    await type(started, { 'New password': 'short' });
    await started.user.click(button('Set new password'));
    await waitFor(() => expect(errorOf(input('New password'))).toContain('7 to 20 characters'));
    expect(started.sent('account.passwordByPhone')).toHaveLength(0);
  });

  test('C03 a code pasted with spaces is the code', async () => {
    const started = await withCode();
    const code = started.lastCode();
    await started.user.clear(input('Code from the SMS'));
    await started.user.click(input('Code from the SMS'));
    await started.user.paste(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await started.user.click(button('Set new password'));
    await waitFor(() => expect(started.onSignedIn).toHaveBeenCalledOnce());
  });

  test('AUTH-17c a number of nobody is answered in a dialog', async () => {
    const started = await start({ flags: byMobile });
    await type(started, { 'Mobile number': '9175550199' });
    await started.user.click(button('Get code'));
    expect((await screen.findByRole('dialog')).textContent).toContain('not available for this number');
  });

  test('AUTH-19b the other way is a tab, and what was typed stays behind it', async () => {
    const started = await start({ flags: byMobile });
    await type(started, { 'Mobile number': '917' });
    await started.user.click(screen.getByRole('tab', { name: 'E-mail' }));
    await type(started, { 'User name': 'demomember' });
    await started.user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(input('Mobile number').value).toBe('917');
  });
});

describe('popup and page', () => {
  function Opener() {
    const { current, open } = useDialogs();
    return (
      <>
        <button type="button" onClick={() => open({ kind: 'forgot' })}>
          Open
        </button>
        <output>{current?.kind ?? 'nothing'}</output>
        <ForgotDialog />
      </>
    );
  }

  test('AUTH-19a once the e-mail is out, the popup closes and the message shows', async () => {
    const started = await startForm(<Opener />);
    await started.user.click(button('Open'));
    await type(started, { 'User name': 'demomember', 'E-mail': 'demomember@mail.example' });
    await started.user.click(button('Send e-mail'));
    const news = await screen.findByRole('dialog', { name: 'Check your e-mail' });
    expect(news.textContent).toContain('Your request has been sent out.');
    await started.user.click(within(news).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('AUTH-19a its link to the login opens the login in its place', async () => {
    const started = await startForm(<Opener />);
    await started.user.click(button('Open'));
    await started.user.click(screen.getByRole('link', { name: 'Back to log in' }));
    expect(screen.getByRole('status').textContent).toBe('login');
  });

  test('AUTH-19c customer service is reached by a channel that the brand allows, and by no other', async () => {
    const url = 'https://service.specimen.example/chat';
    const brand = { customerService: [{ type: 'LIVECHAT' as const, url }] };
    const scenario = 'noService';
    const { app, brand: plain, sent, unmount } = await startForm(<ForgotPage />, { brand, scenario });
    await waitFor(() => expect(sent('system.permission')).toHaveLength(1));
    await waitFor(() => expect(app.queries.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: 'Contact customer service' })).toBeNull();
    unmount();
    const hosts = { ...plain.hosts, service: ['https://service.specimen.example'] };
    const go = vi.fn();
    const opened = { go, close: () => {}, closed: () => false };
    const { user } = await startForm(
      <WaitingWindowContext value={() => opened}>
        <ForgotPage />
      </WaitingWindowContext>,
      { brand: { ...brand, hosts }, scenario },
    );
    await user.click(await screen.findByRole('button', { name: 'Contact customer service' }));
    expect(go).toHaveBeenCalledWith(url);
  });

  test('AUTH-19a the page says in its place that the e-mail is out; whoever is logged in is sent home', async () => {
    const started = await startForm(<ForgotPage />, { at: '/forget' });
    await type(started, { 'User name': 'demomember', 'E-mail': 'demomember@mail.example' });
    await started.user.click(button('Send e-mail'));
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeTruthy();
    started.unmount();
    const other = await startForm(<ForgotPage />, { at: '/forget', session: 'member' });
    expect(other.path()).toBe('/');
  });
});
