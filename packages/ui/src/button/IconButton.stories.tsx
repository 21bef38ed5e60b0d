import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, RefreshCw } from 'lucide-react';
import { fn } from 'storybook/test';
import { Inline } from '../layout/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { label: 'Refresh balance', icon: <RefreshCw size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} kind="secondary" label="Messages" icon={<Bell size={20} />} />
      <IconButton {...args} kind="primary" round />
      <IconButton {...args} size="small" />
      <IconButton {...args} busy />
      <IconButton {...args} disabled />
    </Inline>
  ),
};
