import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'ui/Select',
  component: Select,
  args: {
    label: 'Period',
    options: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: 'Last 7 days' },
      { value: 'month', label: 'Last 30 days' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Records are kept for 90 days' } };
export const Invalid: Story = { args: { error: 'Choose a period of 30 days at most.' } };
export const Disabled: Story = { args: { disabled: true } };
