import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: 'Remark', name: 'remark' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { aside: 'Optional', hint: '0 of 140 characters' } };
export const Invalid: Story = {
  args: { defaultValue: 'Paid by transfer on Monday.', error: 'Use 140 characters at most.' },
};
export const Disabled: Story = { args: { defaultValue: 'Paid by transfer on Monday.', disabled: true } };
