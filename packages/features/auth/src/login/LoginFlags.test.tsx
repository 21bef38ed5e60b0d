import type { BrandData } from '@marquee/brand/data';
import { passwordByEmail } from '@marquee/sdk/contract/account/passwordByEmail';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn, type Started, signedIn, start } from '../../test/driveLogin.tsx';

const social = { facebook: { appId: '123' }, google: { clientId: 'abc' } };

/** The password of the demo member expires. */
async function expire({ client, sandbox }: Started) {
  // whatever changes the account keeps it
  await client.send(passwordByEmail, { username: 'demomember', email: 'demomember@mail.example' });
  const record = sandbox.state().accounts[`${testBrand.merchantCode}/demomember`];
  if (!record) throw new Error('the account is not kept');
  record.passwordExpired = true;
  delete record.temporary;
}

const byName = (started: Started) => logIn(started);

async function bySms({ user, sandbox }: Started) {
  await user.click(await screen.findByRole('tab', { name: 'SMS code' }));
  await user.type(await screen.findByLabelText('Mobile number'), '+63 917 555 0123');
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await screen.findByText('The code is on its way.');
  await user.type(screen.getByLabelText('Verification code'), sandbox.state().outbox.at(-1)?.code ?? '');
  const panel = within(await screen.findByRole('tabpanel', { name: 'SMS code' }));
  await user.click(panel.getByRole('button', { name: 'Log in' }));
}

async function byGoogle({ user, windows }: Started) {
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(windows.opened.length).toBeGreaterThan(0);
  });
  const state = new URL(windows.opened.at(-1)?.address ?? '').searchParams.get('state');
  windows.hear({ kind: 'marquee.social', answer: { state, code: 'sandbox-demomember' } });
}

const freely = async ({ user }: Started) => user.click(await screen.findByRole('button', { name: /^Try it free/ }));

type Row = [
  name: string,
  brand: Partial<BrandData> & { flags?: Record<string, boolean> },
  logsIn: (started: Started) => Promise<void>,
  due: 'asked' | undefined,
  forced: 'forced' | undefined,
];

const rows: Row[] = [
  ['by user name, with no other flag', {}, byName, 'asked', 'forced'],
  ['by user name beside SMS', { flags: { smsLogin: true } }, byName, 'asked', 'forced'],
  ['by user name beside free play', { flags: { freePlay: true } }, byName, 'asked', 'forced'],
  ['by user name beside social login', { social, flags: { socialLogin: true } }, byName, 'asked', 'forced'],
  ['by user name, passwords kept on the device', { rememberPassword: 'device' }, byName, 'asked', 'forced'],
  ['by user name, new passwords by mobile', { flags: { CHNGPASSVERIF3: true } }, byName, 'asked', 'forced'],
  ['by SMS', { flags: { smsLogin: true } }, bySms, undefined, 'forced'],
  ['by a third party', { social, flags: { socialLogin: true } }, byGoogle, undefined, 'forced'],
  ['without an account', { flags: { freePlay: true } }, freely, undefined, undefined],
];
const both = rows.flatMap(([name, brand, logsIn, asked, forced]) => [
  { name, brand, logsIn, force: false, due: asked, opens: logsIn === byName },
  { name, brand, logsIn, force: true, due: forced, opens: logsIn === byName },
]);

test.each(both)(
  'AUTH-07b AUTH-07d an expired password, forced $force, $name: the change is $due, the popup opens $opens',
  async ({ brand: { flags, ...brand }, logsIn, force, due, opens }) => {
    const started = await start({ brand: { ...brand, flags: { ...flags, forcePasswordChange: force } } });
    await expire(started);
    await logsIn(started);
    await signedIn(started);
    const arrival = started.onSignedIn.mock.calls[0]?.[0] ?? {};
    expect(started.app.storage.session.read('mq.passwordChange', String)).toBe(due);
    expect(arrival.passwordChange).toEqual(opens ? { reason: 'expired', current: 'member2468' } : undefined);
  },
);
