import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from './Header.tsx';

const meta = {
  title: 'shell/Header',
  tags: ['picture'],
  component: Header,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { parameters: { sandbox: { session: 'member' } } };

export const Agent: Story = { parameters: { sandbox: { session: 'agent' } } };

export const Trial: Story = { parameters: { sandbox: { session: 'trial' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneMember: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { sandbox: { session: 'member' } },
};
