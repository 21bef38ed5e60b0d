import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { Button } from '@marquee/ui/button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

type Asked = Omit<Extract<OpenDialog, { kind: 'changePassword' }>, 'kind'>;

function Popup(asked: Asked) {
  const { open } = useDialogs();
  return (
    <>
      <Button onClick={() => open({ kind: 'changePassword', ...asked })}>Open</Button>
      <ChangePasswordDialog />
    </>
  );
}

const meta = {
  title: 'auth/ChangePassword',
  component: Popup,
  parameters: { sandbox: { session: 'member' } },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const opened: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
  await expect(await canvas.findByRole('dialog', { name: 'Change your password' })).toBeVisible();
};

const send =
  (confirmed: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.findByLabelText(name, { selector: 'input' });
    await userEvent.type(await field('New password'), 'chosen2468');
    await userEvent.type(await field('Confirm new password'), confirmed);
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
  };

export const Asked: Story = { play: opened };
export const WeakPassword: Story = { args: { reason: 'default', current: 'member2468' }, play: opened };
export const Expired: Story = { args: { reason: 'expired', current: 'member2468' }, play: opened };
export const FirstLogin: Story = { args: { reason: 'first', current: 'member2468' }, play: opened };

export const Forced: Story = {
  parameters: { layout: 'padded' },
  render: () => <ChangePasswordForm forced current="member2468" onChanged={() => {}} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

export const Mismatch: Story = {
  args: { current: 'member2468' },
  play: async (context) => {
    await opened(context);
    await send('chosen2469')(context);
    await expect(await context.canvas.findByText('Incorrect confirmation input.')).toBeVisible();
  },
};

export const CurrentWrong: Story = {
  args: { current: 'wrong2468' },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    await expect(await context.canvas.findByText('The current password is not correct.')).toBeVisible();
  },
};

export const FieldErrors: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await userEvent.type(await canvas.findByLabelText('New password', { selector: 'input' }), 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByText(/Still needed/)).toBeVisible();
    await expect(await canvas.findByLabelText('Current password', { selector: 'input' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { current: 'member2468' },
  parameters: { sandbox: { session: 'member', fault: 'account.changePassword=refused' } },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/cannot be done right now/);
  },
};

export const TimedOut: Story = {
  args: { current: 'member2468' },
  parameters: { sandbox: { session: 'member', fault: 'account.changePassword=timeout' } },
  play: async (context) => {
    await opened(context);
    await hurried(async () => {
      await send('chosen2468')(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/took longer time/);
    });
  },
};

export const Offline: Story = {
  args: { current: 'member2468' },
  parameters: { sandbox: { session: 'member', fault: 'account.changePassword=offline' } },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Network link is abnormal/);
  },
};

export const Waiting: Story = {
  args: { current: 'member2468' },
  parameters: { sandbox: { session: 'member', fault: 'account.changePassword=timeout' } },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    await expect(await context.canvas.findByRole('button', { name: 'OK', busy: true })).toBeVisible();
  },
};

export const Changed: Story = {
  args: { current: 'member2468' },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Open' })).toBeVisible();
  },
};

export const Page: Story = { parameters: { layout: 'fullscreen' }, render: () => <ChangePasswordPage /> };

export const TrialPage: Story = {
  parameters: { layout: 'fullscreen', sandbox: { session: 'trial' } },
  render: () => <ChangePasswordPage />,
};
