import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hurried } from '../../test/hurry.ts';
import { LoginPanel } from './LoginPanel.tsx';

/** A login from an address that the account has not used before. */
const meta = {
  title: 'auth/AddressCheck',
  component: LoginPanel,
  args: { side: 'member' },
  parameters: { layout: 'padded', sandbox: { scenario: 'unregisteredIp' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'User name' }), 'demomember');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'member2468{Enter}');
    await expect(await canvas.findByLabelText('Verification code')).toHaveFocus();
  },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (fault: string) => ({ ...meta.parameters, sandbox: { scenario: 'unregisteredIp', fault } });
const confirm: NonNullable<Story['play']> = async (context) => {
  const { canvas, userEvent } = context;
  await meta.play(context);
  await userEvent.type(canvas.getByLabelText('Verification code'), '000000');
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm and log in' }));
};

export const Idle: Story = {};

export const CodeSent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await meta.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByText(/was sent by SMS/)).toBeVisible();
  },
};

export const EmptyCode: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await meta.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and log in' }));
    await expect(await canvas.findByText('Please enter the verification code.')).toBeVisible();
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    const { canvas } = context;
    await confirm(context);
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const CodeNotSent: Story = {
  parameters: failing('session.ipCode=refused'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await meta.play(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByRole('dialog', { name: 'No code was sent' })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: failing('session.confirmIp=timeout'),
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('button', { name: 'Confirm and log in', busy: true })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: failing('session.confirmIp=refused'),
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/cannot be done right now/);
  },
};

export const TimedOut: Story = {
  parameters: failing('session.confirmIp=timeout'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await meta.play(context);
    await userEvent.type(canvas.getByLabelText('Verification code'), '000000');
    await hurried(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Confirm and log in' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/took longer time/);
    });
  },
};

export const Offline: Story = {
  parameters: failing('session.confirmIp=offline'),
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/Network link is abnormal/);
  },
};
