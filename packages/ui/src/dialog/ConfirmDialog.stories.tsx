import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'ui/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Log out?',
    closeLabel: 'Cancel',
    confirmLabel: 'Log out',
    onClose: fn(),
    children: 'Running games go on without you and are settled as usual.',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { args: { onConfirm: fn() } };
export const Danger: Story = {
  args: {
    onConfirm: fn(),
    title: 'Remove this bank account?',
    confirmLabel: 'Remove',
    danger: true,
    children: 'You can add it again.',
  },
};
export const Busy: Story = { args: { onConfirm: fn(), busy: true } };
export const News: Story = {
  args: { title: 'Password changed', closeLabel: 'CLOSE', children: 'Use it the next time.' },
};
