import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { fillIn, intlOf, press, said } from '@marquee/testing/played';
import { Button } from '@marquee/ui/button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { fieldLabels, problems } from '../form/form.messages.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';
import { messages } from './password.messages.ts';

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

const opened: Play = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
  await expect(await canvas.findByRole('dialog', { name: said(context, messages.title) })).toBeVisible();
};

const send =
  (confirmed: string): Play =>
  async (context) => {
    await fillIn(context, [
      [messages.newPassword, 'chosen2468'],
      [messages.confirm, confirmed],
    ]);
    await press(context, messages.submit);
  };

export const Asked: Story = { play: opened };
export const WeakPassword: Story = { args: { reason: 'default', current: 'member2468' }, play: opened };
export const Expired: Story = { args: { reason: 'expired', current: 'member2468' }, play: opened };
export const FirstLogin: Story = { args: { reason: 'first', current: 'member2468' }, play: opened };

export const Forced: Story = {
  parameters: { layout: 'padded' },
  render: () => <ChangePasswordForm forced current="member2468" onChanged={() => {}} />,
  play: async (context) => {
    const name = said(context, messages.logOut);
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const Mismatch: Story = {
  args: { current: 'member2468' },
  play: async (context) => {
    await opened(context);
    await send('chosen2469')(context);
    await expect(await context.canvas.findByText(said(context, problems.mismatch))).toBeVisible();
  },
};

export const CurrentWrong: Story = {
  args: { current: 'wrong2468' },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    await expect(await context.canvas.findByText(said(context, 'oldPasswordWrong'))).toBeVisible();
  },
};

export const FieldErrors: Story = {
  play: async (context) => {
    const { canvas } = context;
    await opened(context);
    await fillIn(context, [[messages.newPassword, 'abc']]);
    await press(context, messages.submit);
    const unmet = intlOf(context).formatMessage(problems.unmet, { rules: '' }).trim();
    await expect(await canvas.findByText(unmet, { exact: false })).toBeVisible();
    const current = said(context, fieldLabels.oldPassword);
    await expect(await canvas.findByLabelText(current, { selector: 'input' })).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { current: 'member2468' },
  parameters: { sandbox: { session: 'member', fault: 'account.changePassword=refused' } },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, 'refused'));
  },
};

export const TimedOut: Story = {
  args: { current: 'member2468' },
  parameters: { sandbox: { session: 'member', fault: 'account.changePassword=timeout' } },
  play: async (context) => {
    await opened(context);
    await hurried(async () => {
      await send('chosen2468')(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.timeout));
    });
  },
};

export const Offline: Story = {
  args: { current: 'member2468' },
  parameters: { sandbox: { session: 'member', fault: 'account.changePassword=offline' } },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.offline));
  },
};

export const Waiting: Story = {
  args: { current: 'member2468' },
  parameters: { sandbox: { session: 'member', fault: 'account.changePassword=timeout' } },
  play: async (context) => {
    await opened(context);
    await send('chosen2468')(context);
    const name = said(context, messages.submit);
    await expect(await context.canvas.findByRole('button', { name, busy: true })).toBeVisible();
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
