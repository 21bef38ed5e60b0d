import { messages as code } from '@marquee/blocks/code/CodeField.messages';
import { failureMessages } from '@marquee/blocks/failure/failureMessages';
import { fillIn, intlOf, press, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { messages, sentMessages } from './addressCheck.messages.ts';
import { messages as codeWords } from './code.messages.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { messages as login } from './login.messages.ts';

/** A login from an address that the account has not used before. */
const meta = {
  title: 'auth/AddressCheck',
  component: LoginPanel,
  args: { side: 'member' },
  parameters: { layout: 'padded', sandbox: { scenario: 'unregisteredIp' } },
  play: async (context) => {
    await fillIn(context, [
      [login.username, 'demomember'],
      [login.password, 'member2468{Enter}'],
    ]);
    await expect(await context.canvas.findByLabelText(said(context, codeWords.code))).toHaveFocus();
  },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (fault: string) => ({ ...meta.parameters, sandbox: { scenario: 'unregisteredIp', fault } });
const confirm: NonNullable<Story['play']> = async (context) => {
  await meta.play(context);
  await fillIn(context, [[codeWords.code, '000000']]);
  await press(context, messages.confirmAddress);
};

export const Idle: Story = {};

export const CodeSent: Story = {
  play: async (context) => {
    await meta.play(context);
    await press(context, code.send);
    const sent = intlOf(context).formatMessage(sentMessages.sms, { to: '••••0123' });
    await expect(await context.canvas.findByText(sent)).toBeVisible();
  },
};

export const EmptyCode: Story = {
  play: async (context) => {
    await meta.play(context);
    await press(context, messages.confirmAddress);
    await expect(await context.canvas.findByText(said(context, codeWords.codeMissing))).toBeVisible();
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    await confirm(context);
    const field = context.canvas.getByLabelText(said(context, codeWords.code));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const CodeNotSent: Story = {
  parameters: failing('session.ipCode=refused'),
  play: async (context) => {
    await meta.play(context);
    await press(context, code.send);
    const name = said(context, code.failedTitle);
    await expect(await context.canvas.findByRole('dialog', { name })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: failing('session.confirmIp=timeout'),
  play: async (context) => {
    await confirm(context);
    const name = said(context, messages.confirmAddress);
    await expect(await context.canvas.findByRole('button', { name, busy: true })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: failing('session.confirmIp=refused'),
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, 'refused'));
  },
};

export const TimedOut: Story = {
  parameters: failing('session.confirmIp=timeout'),
  play: async (context) => {
    await meta.play(context);
    await fillIn(context, [[codeWords.code, '000000']]);
    await hurried(async () => {
      await press(context, messages.confirmAddress);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.timeout));
    });
  },
};

export const Offline: Story = {
  parameters: failing('session.confirmIp=offline'),
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(said(context, failureMessages.offline));
  },
};
