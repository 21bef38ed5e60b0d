import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'blocks/Amount',
  component: Amount,
  args: { value: '1234.5' },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Nothing: Story = { args: { value: '0' } };

export const Negative: Story = { args: { value: '-12.345' } };

export const TwentyDigits: Story = { args: { value: '12345678901234567890.12' } };
