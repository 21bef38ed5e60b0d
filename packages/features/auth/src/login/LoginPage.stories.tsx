import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'auth/LoginPage',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {};

export const Agents: Story = { args: { side: 'agent' } };
