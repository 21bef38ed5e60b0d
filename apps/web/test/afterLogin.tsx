import { messages as code, waiting } from '@marquee/blocks/code/CodeField.messages';
import { TrialWarning } from '@marquee/blocks/gate/TrialWarning';
import { useGate } from '@marquee/blocks/gate/useGate';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import { messages as phone } from '@marquee/blocks/phone/phone.messages';
import type { BrandData } from '@marquee/brand/data';
import { BrandProvider, useBrand } from '@marquee/brand/provider';
import { ForgotDialog } from '@marquee/feature-auth/forgot/ForgotDialog';
import { fieldLabels } from '@marquee/feature-auth/form/form.messages';
import { LoginDialog } from '@marquee/feature-auth/login/LoginDialog';
import { messages as login } from '@marquee/feature-auth/login/login.messages';
import { ChangePasswordDialog } from '@marquee/feature-auth/password/ChangePasswordDialog';
import { RegisterDialog } from '@marquee/feature-auth/register/RegisterDialog';
import { messages as register } from '@marquee/feature-auth/register/register.messages';
import { Desk } from '@marquee/feature-shell/desk/Desk';
import { NoticePopup } from '@marquee/feature-shell/notices/NoticePopup';
import { useDialogs } from '@marquee/state/dialogs';
import { usePathname } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { appOf, intlOf, press, said, type Typed, fillIn as type } from '@marquee/testing/played';
import { solveHere } from '@marquee/testing/solveHere';
import { Button } from '@marquee/ui/button/Button';
import { Inline } from '@marquee/ui/layout/Inline';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { Text } from '@marquee/ui/text/Text';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
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

/** What the site above begins with. */
export const begin = async ({ canvas, userEvent }: Context, name: 'Enter' | 'Join' | 'Play') =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** In the dialog that is open. */
export async function fillIn(context: Context, texts: readonly Typed[], submit: MessageDescriptor) {
  const { canvas, userEvent } = context;
  const dialog = within(await canvas.findByRole('dialog'));
  const button = await dialog.findByRole('button', { name: said(context, submit) });
  await type({ ...context, canvas: dialog }, texts);
  // jurisdictions differ in whether age and terms are ticked from the start
  const boxes = submit === register.submit ? dialog.getAllByRole<HTMLInputElement>('checkbox') : [];
  for (const box of boxes) if (!box.checked) await userEvent.click(box);
  await userEvent.click(button);
}

export const logIn = (context: Context, username = 'demomember', password = 'member2468') =>
  fillIn(
    context,
    [
      [login.username, username],
      [login.password, password],
    ],
    login.submit,
  );
export const password: readonly Typed[] = [
  [fieldLabels.password, 'typed2468'],
  [fieldLabels.confirmPassword, 'typed2468'],
];
export const newcomer: readonly Typed[] = [[fieldLabels.username, 'newcomer1'], ...password];

export const isIn = async ({ canvas }: Context, words: string) => expect(await canvas.findByText(words)).toBeVisible();
export const nothingOpen = ({ canvas }: Context) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
export const dialogOf = (context: Context, title: MessageDescriptor) =>
  context.canvas.findByRole('dialog', { name: said(context, title) });

export async function typeNumber(context: Context, number: string): Promise<void> {
  const dialog = within(await context.canvas.findByRole('dialog'));
  await type({ ...context, canvas: dialog }, [[phone.label, number]]);
}

/** Has a code sent from the dialog that is open, and reads it. */
export async function askForCode(context: Context): Promise<string> {
  const dialog = within(await context.canvas.findByRole('dialog'));
  await press({ ...context, canvas: dialog }, code.send);
  await dialog.findByRole('button', { name: intlOf(context).formatMessage(waiting.again, { time: '2:00' }) });
  return appOf(context).sandbox.state().outbox.at(-1)?.code ?? '';
}
