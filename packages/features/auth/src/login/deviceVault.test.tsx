import type { KeptLogin, PasswordVault } from '@marquee/state/passwordVault';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { logIn, password, signedIn, start, username } from '../../test/driveLogin.tsx';

function memoryVault(): PasswordVault & { kept: KeptLogin | undefined } {
  return {
    kept: undefined,
    async keep(login) {
      this.kept = login;
    },
    async recall() {
      return this.kept;
    },
    async forget() {
      this.kept = undefined;
    },
  };
}

const device = { brand: { rememberPassword: 'device' as const } };
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me on this device for one day' });

describe('a brand whose devices keep passwords', () => {
  test('AUTH-08b with the box ticked name and password are there the next time', async () => {
    const vault = memoryVault();
    const first = await start({ ...device, vault });
    await first.user.click(box());
    await logIn(first);
    await signedIn(first);
    await waitFor(() => expect(vault.kept).toEqual({ username: 'demomember', password: 'member2468' }));
    first.unmount();
    await start({ ...device, vault, storage: first.app.storage, clock: first.clock });
    await waitFor(() => expect([username().value, password().value]).toEqual(['demomember', 'member2468']));
  });

  test('AUTH-08c unticking forgets at once; with the box empty nothing is kept', async () => {
    const vault = memoryVault();
    vault.kept = { username: 'demomember', password: 'old' };
    const started = await start({ ...device, vault });
    await started.user.click(box());
    await started.user.click(box());
    await waitFor(() => expect(vault.kept).toBeUndefined());
    await logIn(started);
    await signedIn(started);
    expect(vault.kept).toBeUndefined();
  });

  test('AUTH-08b by default nothing of a password is kept by the page', async () => {
    const vault = memoryVault();
    const started = await start({ vault });
    await started.user.click(screen.getByRole('checkbox'));
    await logIn(started);
    await signedIn(started);
    expect(vault.kept).toBeUndefined();
    expect(JSON.stringify(started.app.storage.local.read('mq.rememberedLogin', String))).not.toContain('member2468');
  });

  test('AUTH-08b a password of another name is not filled in', async () => {
    const vault = memoryVault();
    vault.kept = { username: 'another', password: 'secret' };
    await start({ ...device, vault });
    await waitFor(() => expect(username().value).toBe(''));
    expect(password().value).toBe('');
  });
});
