import { memberInfo } from '@marquee/sdk/contract/member/info';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FIXED_NOW } from './fixedClock.ts';
import { renderWithApp } from './renderWithApp.tsx';

function Probe() {
  const session = useSession();
  const member = useCall(memberInfo, {});
  return (
    <p>
      {session.kind} {member.data?.account ?? member.error?.kind ?? '…'}
    </p>
  );
}

describe('renderWithApp', () => {
  test.each(['member', 'agent', 'trial'] as const)(
    'a screen has a %s who is really logged in at the sandbox',
    async (kind) => {
      const { sent } = await renderWithApp(<Probe />, { session: kind });
      expect(await screen.findByText(`${kind} demo${kind}`)).toBeTruthy();
      expect(sent('member.info')).toHaveLength(1);
    },
  );

  test('a fault reaches the screen as the typed error', async () => {
    await renderWithApp(<Probe />, { session: 'member', fault: 'member.info=offline' });
    expect(await screen.findByText('member offline')).toBeTruthy();
  });

  test('a scenario that does not exist is refused, and those that do are named', async () => {
    const scenario = 'nosuch' as 'empty';
    await expect(renderWithApp(<Probe />, { scenario })).rejects.toThrow(/"nosuch".*hostileNotices/);
  });

  test('the clock stands still, and the page where it was told', async () => {
    const { clock, path } = await renderWithApp(<Probe />, { at: '/live?x=1#top' });
    expect([clock.now(), path()]).toEqual([FIXED_NOW, '/live?x=1#top']);
  });
});
