import type { Solve } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { type HasPage, PagesContext } from '@marquee/blocks/page/pages';
import type { PasswordVault } from '@marquee/state/passwordVault';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { solveHere } from '@marquee/testing/solveHere';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { LoginSide } from '../src/login/finishLogin.ts';
import { LoginPanel, type LoginPanelProps } from '../src/login/LoginPanel.tsx';
import { VaultContext } from '../src/login/useVault.ts';
import { type FakeWindows, fakeWindows, WithWindows } from './fakeWindows.tsx';

export const member = { username: 'demomember', password: 'member2468' };
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const username = () => field('User name');
export const password = () => field('Password');
export const remember = () => screen.getByRole<HTMLInputElement>('checkbox');
export const submit = () => screen.getByRole('button', { name: 'Log in' });

export interface StartOptions extends RenderOptions {
  side?: LoginSide;
  solve?: Solve;
  windows?: FakeWindows;
  vault?: PasswordVault;
  panel?: Partial<LoginPanelProps>;
  /** the pages of the site; none unless said */
  hasPage?: HasPage;
}

/** Shows the form to somebody who has a keyboard and a pointer. */
export async function start({
  side = 'member',
  solve = solveHere,
  windows = fakeWindows(),
  vault,
  panel,
  hasPage = () => false,
  ...options
}: StartOptions = {}) {
  const onSignedIn = vi.fn();
  const shown = <LoginPanel side={side} onSignedIn={onSignedIn} {...panel} />;
  const page = await renderWithApp(
    <SolveContext.Provider value={solve}>
      <PagesContext value={hasPage}>
        <WithWindows windows={windows}>
          {vault ? <VaultContext value={async () => vault}>{shown}</VaultContext> : shown}
        </WithWindows>
      </PagesContext>
    </SolveContext.Provider>,
    options,
  );
  return { ...page, onSignedIn, windows, user: userEvent.setup({ delay: null }) };
}

export type Started = Awaited<ReturnType<typeof start>>;

export async function fill({ user }: Started, entry = member) {
  await user.type(username(), entry.username);
  await user.type(password(), entry.password);
}

export async function logIn(started: Started, entry = member) {
  await fill(started, entry);
  await started.user.click(submit());
}

export const signedIn = ({ onSignedIn }: Started) => waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
export const ready = () => waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());

/** The words under a field. */
export const errorOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
