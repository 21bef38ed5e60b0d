import { describe, expect, test } from 'vitest';
import { createPasswordVault, type SealedLogin, type VaultStore } from './passwordVault.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const HOUR = 3_600_000;
const login = { username: 'someone', password: 'a secret' };

function start(broken: Partial<VaultStore> = {}) {
  let kept: SealedLogin | undefined;
  const store: VaultStore = {
    put: async (value) => {
      kept = value;
    },
    get: async () => kept,
    clear: async () => {
      kept = undefined;
    },
    ...broken,
  };
  return {
    vault: createPasswordVault({ store, crypto }),
    kept: () => kept,
    spoil: (value: SealedLogin) => (kept = value),
  };
}

describe('password vault', () => {
  test('AUTH-08b a password is kept under a key that cannot be taken out, and nothing of it can be read', async () => {
    const { vault, kept } = start();
    await vault.keep(login, NOW);
    const stored = kept();
    expect(stored?.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', stored?.key as CryptoKey)).rejects.toThrow();
    const bytes = new TextDecoder('latin1').decode(stored?.sealed);
    expect(bytes).not.toContain('secret');
    expect(bytes).not.toContain('someone');
    expect(await vault.recall(NOW)).toEqual(login);
  });

  test.each([
    [23 * HOUR, login],
    [24 * HOUR, undefined],
    [-HOUR, undefined],
  ])('AUTH-08c %i ms later it is %j', async (later, expected) => {
    const { vault } = start();
    await vault.keep(login, NOW);
    expect(await vault.recall(NOW + later)).toEqual(expected);
  });

  test('AUTH-08c when the day is over it is deleted, and forgetting is at once', async () => {
    const { vault, kept } = start();
    await vault.keep(login, NOW);
    await vault.recall(NOW + 24 * HOUR);
    expect(kept()).toBeUndefined();
    await vault.keep(login, NOW);
    await vault.forget();
    expect(kept()).toBeUndefined();
  });

  test('AUTH-08b two logins have two keys', async () => {
    const { vault, kept } = start();
    await vault.keep(login, NOW);
    const first = kept();
    await vault.keep(login, NOW);
    expect(kept()?.key).not.toBe(first?.key);
  });

  test('what was tampered with is forgotten, not shown', async () => {
    const { vault, kept, spoil } = start();
    await vault.keep(login, NOW);
    const stored = kept();
    if (!stored) throw new Error('nothing kept');
    spoil({ ...stored, sealed: new ArrayBuffer(40) });
    expect(await vault.recall(NOW)).toBeUndefined();
    expect(kept()).toBeUndefined();
  });

  test('a device that keeps nothing does not break the login', async () => {
    const fails = () => Promise.reject(new Error('no storage here'));
    const { vault } = start({ put: fails, get: fails, clear: fails });
    await vault.keep(login, NOW);
    expect(await vault.recall(NOW)).toBeUndefined();
    await vault.forget();
  });
});
