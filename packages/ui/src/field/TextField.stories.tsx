import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Stack } from '../layout/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'ui/TextField',
  tags: ['picture'],
  component: TextField,
  args: { label: 'Account', name: 'account', autoComplete: 'username' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: '6 to 12 letters and digits' } };
export const Invalid: Story = { args: { defaultValue: 'ab', error: 'Use at least 6 letters and digits.' } };
export const Disabled: Story = { args: { defaultValue: 'demomember', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'demomember', readOnly: true } };

export const Adorned: Story = {
  render: () => (
    <Stack>
      <TextField label="Mobile number" aside="Optional" start="+63" type="tel" placeholder="912 345 6789" />
      <TextField label="Search games" hideLabel start={<Search size={18} />} type="search" placeholder="Search games" />
      <TextField label="Amount" end="P" inputMode="decimal" defaultValue="1,250.00" />
    </Stack>
  ),
};
