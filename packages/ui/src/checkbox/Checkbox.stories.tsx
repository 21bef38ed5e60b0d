import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { label: 'Remember my account on this device' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Leave it off on a shared device' } };
export const Invalid: Story = {
  args: {
    label: (
      <>
        I am 21 or older and accept the <TextLink href="#terms">terms</TextLink>
      </>
    ),
    error: 'Accept the terms to go on.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
