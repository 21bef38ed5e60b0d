import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'shell/Hero',
  component: Hero,
  args: { onMore: () => {} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { parameters: { sandbox: { session: 'member' } } };
