import { TrialWarning } from '@marquee/blocks/gate/TrialWarning';
import { useGate } from '@marquee/blocks/gate/useGate';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import type { BrandData } from '@marquee/brand/data';
import { BrandProvider, useBrand } from '@marquee/brand/provider';
import { ForgotDialog } from '@marquee/feature-auth/forgot/ForgotDialog';
import { LoginDialog } from '@marquee/feature-auth/login/LoginDialog';
import { ChangePasswordDialog } from '@marquee/feature-auth/password/ChangePasswordDialog';
import { RegisterDialog } from '@marquee/feature-auth/register/RegisterDialog';
import { Desk } from '@marquee/feature-shell/desk/Desk';
import { NoticePopup } from '@marquee/feature-shell/notices/NoticePopup';
import { useDialogs } from '@marquee/state/dialogs';
import { usePathname } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { solveHere } from '@marquee/testing/solveHere';
import type { TestApp } from '@marquee/testing/testApp';
import { Button } from '@marquee/ui/button/Button';
import { Inline } from '@marquee/ui/layout/Inline';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { Text } from '@marquee/ui/text/Text';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

const anyPage = () => true;

/** What the site below needs of a brand, with the flags that a story is about; it begins at the page of live games. */
export const surroundings = (flags: Record<string, boolean>, brand: Partial<BrandData> = {}) => ({
  at: '/live',
  brand: { ...brand, flags, registration: 'direct', phoneSignIn: undefined },
});

/** Where the brand asks for the age (SAFE-01), it has been told: that stands before any login. */
export const ofAge: Decorator = (Story) => (
  <OfAge>
    <Story />
  </OfAge>
);

function OfAge({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const told = useMemo(() => ({ ...brand, legal: { ...brand.legal, ageGate: false } }), [brand]);
  return <BrandProvider data={told}>{children}</BrandProvider>;
}

/** As much of a site as a login leads on to: who is in, where one is, and a game that wants an account. */
export function Site() {
  const session = useSession();
  const pathname = usePathname();
  const { current, open } = useDialogs();
  const gate = useGate();
  const [plays, setPlays] = useState(false);
  const due = session.kind !== 'visitor' && session.passwordChange === 'forced' && current === null;
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Button onClick={() => open({ kind: 'login' })}>Enter</Button>
        <Button onClick={() => open({ kind: 'register' })}>Join</Button>
        <Button onClick={() => gate('real', () => setPlays(true))}>Play</Button>
      </Inline>
      <Text role="status">
        {`${session.kind === 'visitor' ? 'Nobody is in' : `${session.account} is in as ${session.kind}`}, at ${pathname}`}
      </Text>
      {plays && <Notice tone="positive">The game begins.</Notice>}
      <SolveContext value={solveHere}>
        <LoginDialog hasPage={anyPage} />
        {current?.kind === 'register' && <RegisterDialog />}
        {current?.kind === 'forgot' && <ForgotDialog />}
      </SolveContext>
      {(current?.kind === 'changePassword' || due) && <ChangePasswordDialog />}
      {current?.kind === 'trial' && <TrialWarning />}
      {current?.kind === 'notice' && <NoticePopup />}
      <Desk full={false} home={pathname === '/'} />
    </Stack>
  );
}

export type Context = StoryContext;

export const press = async ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** In the dialog that is open. */
export async function fillIn({ canvas, userEvent }: Context, texts: Record<string, string>, submit: string) {
  const dialog = within(await canvas.findByRole('dialog'));
  const button = await dialog.findByRole('button', { name: submit });
  for (const [name, text] of Object.entries(texts)) {
    const input = dialog.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
    await userEvent.clear(input);
    await userEvent.type(input, text);
  }
  // jurisdictions differ in whether age and terms are ticked from the start
  const boxes = submit === 'Register' ? dialog.getAllByRole<HTMLInputElement>('checkbox') : [];
  for (const box of boxes) if (!box.checked) await userEvent.click(box);
  await userEvent.click(button);
}

export async function logIn(context: Context, username = 'demomember', password = 'member2468') {
  await fillIn(context, { 'User name': username, Password: password }, 'Log in');
}
export const newcomer = { 'User name': 'newcomer1', Password: 'typed2468', 'Confirm password': 'typed2468' };

export const isIn = async ({ canvas }: Context, words: string) => expect(await canvas.findByText(words)).toBeVisible();
export const nothingOpen = ({ canvas }: Context) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
export const dialogOf = ({ canvas }: Context, name: string) => canvas.findByRole('dialog', { name });

export async function typeNumber({ canvas, userEvent }: Context, number: string): Promise<void> {
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Mobile number', { selector: 'input' }), number);
}

/** Has a code sent from the dialog that is open, and reads it. */
export async function askForCode({ canvas, userEvent, loaded }: Context): Promise<string> {
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Get code' }));
  await dialog.findByRole('button', { name: /Again in/ });
  return (loaded as { app: TestApp }).app.sandbox.state().outbox.at(-1)?.code ?? '';
}
