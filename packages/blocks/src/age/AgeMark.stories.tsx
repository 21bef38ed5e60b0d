import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeMark } from './AgeMark.tsx';

const meta = {
  title: 'blocks/AgeMark',
  component: AgeMark,
} satisfies Meta<typeof AgeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Large: Story = { args: { size: 'large' } };
