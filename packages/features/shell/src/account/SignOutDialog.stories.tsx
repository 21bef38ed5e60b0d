import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignOutDialog } from './SignOutDialog.tsx';

const meta = {
  title: 'shell/SignOutDialog',
  component: SignOutDialog,

  parameters: { sandbox: { session: 'member' } },
} satisfies Meta<typeof SignOutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
