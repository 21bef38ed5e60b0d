import { messages as failure } from '@marquee/blocks/failure/failureMessages';
import { LoginDialog } from '@marquee/feature-auth/login/LoginDialog';
import { messages as loginWords } from '@marquee/feature-auth/login/login.messages';
import { MemberPage } from '@marquee/feature-member/MemberPage';
import { limits } from '@marquee/feature-member/safety/safety.messages';
import { useSession } from '@marquee/state/session';
import { appOf, fillIn, press, said } from '@marquee/testing/played';
import type { TestApp } from '@marquee/testing/testApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SessionEnd } from './SessionEnd.tsx';

/** A page where somebody types what is theirs, and the login that asks once. */
function Site() {
  const session = useSession();
  return (
    <>
      <p role="status">{session.kind === 'visitor' ? 'Nobody is in' : `${session.account} is in`}</p>
      <MemberPage />
      <SessionEnd loginRequired={false} />
      <LoginDialog />
    </>
  );
}

/** A session that expires while somebody is typing (AUTH-01, AUTH-25). */
const meta = {
  title: 'auth/SessionEnd',
  component: Site,
  parameters: { layout: 'fullscreen', at: '/member?page=playSafely', sandbox: { session: 'member' } },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const amountName = (context: Context) => said(context, limits.newValue);
const amount = (context: Context) => context.canvas.findByRole('textbox', { name: amountName(context) });
const login = (context: Context) => context.canvas.findByRole('dialog', { name: said(context, loginWords.title) });

/** Types a limit and sends it; the platform takes the session no more. */
async function expire(context: Context): Promise<TestApp> {
  const app = appOf(context);
  await context.userEvent.type(await amount(context), '250');
  app.fail('*=401');
  await press(context, limits.save);
  await expect(within(await login(context)).getByText(said(context, loginWords.expired))).toBeVisible();
  app.fail('');
  return app;
}

async function logIn(context: Context, username: string, password: string): Promise<void> {
  await fillIn({ ...context, canvas: within(await login(context)) }, [
    [loginWords.username, username],
    [loginWords.password, `${password}{Enter}`],
  ]);
  await context.canvas.findByText(`${username} is in`);
}

/** What was typed is out of sight. */
export const Asks: Story = {
  play: async (context) => {
    await expire(context);
    await expect(context.canvas.queryByRole('textbox', { name: amountName(context) })).toBeNull();
  },
};

/** It is there again, and is sent when the player says so. */
export const GoesOn: Story = {
  play: async (context) => {
    const { canvas } = context;
    const app = await expire(context);
    await logIn(context, 'demomember', 'member2468');
    await expect(await amount(context)).toHaveValue('250');
    await expect(canvas.getByText(said(context, failure.cameBack))).toBeVisible();
    await expect(app.sent('safety.setLimit')).toHaveLength(1);
    await press(context, limits.save);
    await expect(await canvas.findByText(said(context, limits.saved))).toBeVisible();
    await expect(app.sent('safety.setLimit')).toHaveLength(2);
  },
};

/** Whoever else comes in finds nothing of it. */
export const AnotherPerson: Story = {
  play: async (context) => {
    await expire(context);
    await logIn(context, 'demovip', 'vip2468vip');
    await waitFor(async () => expect(await amount(context)).toHaveValue(''));
  },
};
