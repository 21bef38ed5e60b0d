import { intlOf, press, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages, waiting } from './CodeField.messages.ts';
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
  play: async (context) => {
    await press(context, messages.send);
    const again = intlOf(context).formatMessage(waiting.again, { time: '1:00' });
    await expect(await context.canvas.findByRole('button', { name: again })).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: 'Please enter the verification code.' } };
export const NotSent: Story = {
  args: { send: async () => 'Too many codes were asked for. Please try again in five minutes.' },
  play: async (context) => {
    await press(context, messages.send);
    const name = said(context, messages.failedTitle);
    await expect(await context.canvas.findByRole('dialog', { name })).toBeVisible();
  },
};
