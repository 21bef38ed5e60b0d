import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    capsLockHint: 'Caps Lock is on',
    defaultValue: 'correct horse',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Invalid: Story = { args: { error: 'Account or password is wrong. Check both and try again.' } };
export const Disabled: Story = { args: { disabled: true } };
