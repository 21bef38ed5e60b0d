import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const sent: CodeFieldProps['send'] = async () => ({ expiredMinutes: 1 });

const meta = {
  title: 'blocks/CodeField',
  component: CodeField,
  args: { label: 'Verification code', countdownKey: 'story', send: sent },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Countdown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByRole('button', { name: /Again in 1:00/ })).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: 'Please enter the verification code.' } };
export const NotSent: Story = {
  args: { send: async () => 'Too many codes were asked for. Please try again in five minutes.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get code' }));
    await expect(await canvas.findByRole('dialog', { name: 'No code was sent' })).toBeVisible();
  },
};
