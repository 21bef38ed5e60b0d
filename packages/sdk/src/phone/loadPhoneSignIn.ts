import type { PhoneSignIn, PhoneSignInOptions } from './phoneSignIn.ts';

/** Loads the adapter, with the first number that asks for a code. */
export async function loadPhoneSignIn(options: PhoneSignInOptions): Promise<PhoneSignIn> {
  const { createIdentityToolkit } = await import('./identityToolkit.ts');
  return createIdentityToolkit(options);
}
