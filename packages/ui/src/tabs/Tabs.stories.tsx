import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { TextField } from '../field/TextField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TabPanel, Tabs, type TabsProps } from './Tabs.tsx';

function Stateful(props: Omit<TabsProps, 'id' | 'value' | 'onChange'>) {
  const id = useId();
  const [value, setValue] = useState(props.tabs[0]?.value ?? '');
  return (
    <Stack gap={5}>
      <Tabs {...props} id={id} value={value} onChange={setValue} />
      {props.tabs.map((tab) => (
        <TabPanel key={tab.value} tabs={id} value={tab.value} selected={value} keep>
          <TextField label={tab.label} />
        </TabPanel>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'ui/Tabs',
  tags: ['picture'],
  component: Stateful,
  args: {
    label: 'Ways to log in',
    tabs: [
      { value: 'account', label: 'Account', icon: <UserRound size={18} /> },
      { value: 'mobile', label: 'Mobile number', icon: <Smartphone size={18} /> },
    ],
  },
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Segment: Story = { args: { look: 'segment', fullWidth: true } };
/** More than fit: the list scrolls sideways. */
export const Many: Story = {
  args: {
    label: 'Game categories',
    tabs: ['Slots', 'Live casino', 'Fishing', 'Table games', 'Sports', 'E-sports', 'Lottery', 'Cockfight'].map(
      (label) => ({
        value: label.toLowerCase().replace(' ', '-'),
        label,
        disabled: label === 'E-sports',
      }),
    ),
  },
};
