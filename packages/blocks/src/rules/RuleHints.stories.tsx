import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleHints } from './RuleHints.tsx';

const meta = {
  title: 'blocks/RuleHints',
  component: RuleHints,
  args: { value: 'north7', rule: { patternId: 'strong', minLength: 8, maxLength: 20 } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RuleHints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Fulfilled: Story = { args: { value: 'North7-light' } };
export const OneNumber: Story = { args: { value: '12', rule: { patternId: 'digits', minLength: 6, maxLength: 6 } } };
