import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, input, newcomer, startForm, type } from '../../test/driveRegister.tsx';
import { ForgotDialog } from '../forgot/ForgotDialog.tsx';
import { RegisterDialog } from '../register/RegisterDialog.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginPage } from './LoginPage.tsx';

function Popups({ dialog }: { dialog: OpenDialog }) {
  const { current, open } = useDialogs();
  return (
    <>
      <button type="button" onClick={() => open(dialog)}>
        Play
      </button>
      <LoginDialog />
      {current?.kind === 'register' && <RegisterDialog />}
      {current?.kind === 'forgot' && <ForgotDialog />}
    </>
  );
}

/** Somebody wants to play and gets the login. */
async function start(dialog: Omit<Extract<OpenDialog, { kind: 'login' }>, 'kind'> = {}, at = '/live') {
  const started = await startForm(<Popups dialog={{ kind: 'login', ...dialog }} />, { at });
  await started.user.click(button('Play'));
  return started;
}

test('AUTH-19a WCAG 3.3.7 a name that was typed at the login is there for the forgotten password, and still there on the way back', async () => {
  const { user } = await start();
  await user.type(input('User name'), 'demomember');
  await user.click(button('Forgot password?'));
  await screen.findByRole('dialog', { name: 'Forgot your password?' });
  expect(input('User name').value).toBe('demomember');
  await user.click(screen.getByRole('link', { name: 'Back to log in' }));
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(input('User name').value).toBe('demomember');
});

test('AUTH-23d whoever opens an account in place of logging in goes on with what was wanted', async () => {
  const resume = vi.fn();
  const started = await start({ reason: 'needed', resume });
  await started.user.click(button('Open an account'));
  await screen.findByRole('button', { name: 'Register' });
  await type(started, newcomer);
  await started.user.click(button('Register'));
  await waitFor(() => expect(resume).toHaveBeenCalledOnce());
  expect([started.path(), screen.queryByRole('dialog')]).toEqual(['/live', null]);
});

test('AUTH-16a AUTH-23d WCAG 3.3.7 an account that could not be entered is logged into by its name, and what was wanted goes on', async () => {
  const resume = vi.fn();
  const started = await start({ reason: 'needed', resume });
  await started.user.click(button('Open an account'));
  await screen.findByRole('button', { name: 'Register' });
  await type(started, newcomer);
  started.fail('member.info=500');
  await started.user.click(button('Register'));
  await screen.findByText(/Your account is open/);
  started.fail('');
  await started.user.click(screen.getByRole('link', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(input('User name').value).toBe('newcomer1');
  await type(started, { Password: 'typed2468' });
  await started.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(resume).toHaveBeenCalledOnce());
});

test('AUTH-23d so does whoever comes back from there to the login', async () => {
  const resume = vi.fn();
  const started = await start({ reason: 'needed', resume });
  await started.user.click(button('Open an account'));
  await started.user.click(await screen.findByRole('link', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Log in' });
  await type(started, { 'User name': 'demomember', Password: 'member2468' });
  await started.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(resume).toHaveBeenCalledOnce());
});

test('AUTH-16a without anything that was wanted one is at home', async () => {
  const started = await startForm(<Popups dialog={{ kind: 'register' }} />, { at: '/live' });
  await started.user.click(button('Play'));
  await screen.findByRole('button', { name: 'Register' });
  await type(started, newcomer);
  await started.user.click(button('Register'));
  await waitFor(() => expect(started.path()).toBe('/'));
});

test('AUTH-10c beside the login page the way back is the page below, with what was typed', async () => {
  const started = await startForm(
    <>
      <LoginPage />
      <Popups dialog={{ kind: 'register' }} />
    </>,
    { at: '/login' },
  );
  await type(started, { 'User name': 'demomember' });
  await started.user.click(button('Open an account'));
  await started.user.click(await screen.findByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(input('User name').value).toBe('demomember');
});
