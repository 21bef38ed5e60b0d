import { useDialogs } from '@marquee/state/dialogs';
import { useSession } from '@marquee/state/session';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { TrialWarning } from './TrialWarning.tsx';
import { type GateNeed, useGate } from './useGate.ts';

function Doors({ action }: { action: () => void }) {
  const gate = useGate();
  const session = useSession();
  const { current } = useDialogs();
  const door = (need: GateNeed) => (
    <button type="button" onClick={() => gate(need, action)}>
      {need}
    </button>
  );
  return (
    <>
      {door('session')}
      {door('real')}
      <button type="button" onClick={() => current?.kind === 'login' && current.resume?.()}>
        resume
      </button>
      <output>{`${session.kind} ${current?.kind ?? 'nothing'}`}</output>
      <TrialWarning />
    </>
  );
}

async function start(session: 'visitor' | 'member' | 'trial') {
  const action = vi.fn();
  const page = await renderWithApp(<Doors action={action} />, { session });
  const press = (need: GateNeed) => userEvent.click(screen.getByRole('button', { name: need }));
  return { ...page, action, press };
}

const state = () => screen.getByRole('status').textContent;

describe('gates', () => {
  test('AUTH-23a a member goes through', async () => {
    const { action, press } = await start('member');
    await press('real');
    await press('session');
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('AUTH-23a AUTH-23d a visitor gets the login popup, and after the login the action goes on', async () => {
    const { action, press, app } = await start('visitor');
    await press('real');
    expect(state()).toBe('visitor login');
    expect(action).not.toHaveBeenCalled();
    act(() => app.session.signIn({ token: 't', type: '0', account: 'a' }));
    await userEvent.click(screen.getByRole('button', { name: 'resume' }));
    expect(action).toHaveBeenCalledOnce();
  });

  test('AUTH-23b ERR-01a a trial account is warned and nothing is done; what needs only a session goes on', async () => {
    const { action, press } = await start('trial');
    await press('real');
    expect(await screen.findByRole('dialog', { name: 'A real account is needed' })).toBeTruthy();
    expect(action).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('session');
    expect(action).toHaveBeenCalledOnce();
  });
});
