import { useBrand } from '@marquee/brand/provider';
import type { PasswordVault } from '@marquee/state/passwordVault';
import { createContext, useContext } from 'react';

/** Where passwords are kept on this device; a test hands in another. Loaded by brands that keep any. */
export const VaultContext = createContext<() => Promise<PasswordVault>>(async () => {
  const { browserVault } = await import('@marquee/state/passwordVault');
  return browserVault(window);
});

/**
 * The password of the last login where the brand has this device keep it (`rememberPassword: 'device'`, AUTH-08); `null`
 * where that is left to the browser's own manager. A chunk that does not come is a vault that keeps nothing.
 */
export function useVault(): ((use: (vault: PasswordVault) => unknown) => void) | null {
  const { rememberPassword } = useBrand();
  const open = useContext(VaultContext);
  if (rememberPassword !== 'device') return null;
  return (use) => {
    open().then(use, () => {});
  };
}

/** Fills in what the vault has of a name; to be called once the form stands. */
export function useKeptPassword(now: () => number, fill: (username: string, password: string) => void): () => void {
  const vault = useVault();
  return () =>
    vault?.(async (opened) => {
      const kept = await opened.recall(now());
      if (kept) fill(kept.username, kept.password);
    });
}
