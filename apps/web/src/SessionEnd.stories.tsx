import { LoginDialog } from '@marquee/feature-auth/login/LoginDialog';
import { MemberPage } from '@marquee/feature-member/MemberPage';
import { useSession } from '@marquee/state/session';
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

const amount = ({ canvas }: Context) => canvas.findByRole('textbox', { name: 'Amount' });
const login = ({ canvas }: Context) => canvas.findByRole('dialog', { name: 'Log in' });

/** Types a limit and sends it; the platform takes the session no more. */
async function expire(context: Context): Promise<TestApp> {
  const { canvas, userEvent, loaded } = context;
  const { app } = loaded as { app: TestApp };
  await userEvent.type(await amount(context), '250');
  app.fail('*=401');
  await userEvent.click(canvas.getByRole('button', { name: 'Set limit' }));
  await expect(within(await login(context)).getByText(/Your session has ended/)).toBeVisible();
  app.fail('');
  return app;
}

async function logIn(context: Context, username: string, password: string): Promise<void> {
  const { canvas, userEvent } = context;
  const dialog = within(await login(context));
  await userEvent.type(dialog.getByLabelText('User name', { selector: 'input' }), username);
  await userEvent.type(dialog.getByLabelText('Password', { selector: 'input' }), `${password}{Enter}`);
  await canvas.findByText(`${username} is in`);
}

/** What was typed is out of sight. */
export const Asks: Story = {
  play: async (context) => {
    await expire(context);
    await expect(context.canvas.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  },
};

/** It is there again, and is sent when the player says so. */
export const GoesOn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const app = await expire(context);
    await logIn(context, 'demomember', 'member2468');
    await expect(await amount(context)).toHaveValue('250');
    await expect(canvas.getByText(/You had been logged out, so this was not done/)).toBeVisible();
    await expect(app.sent('safety.setLimit')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Set limit' }));
    await expect(await canvas.findByText(/^Saved/)).toBeVisible();
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
