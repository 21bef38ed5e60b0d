import { HiddenBalance } from '@marquee/testing/HiddenBalance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OwnAmount } from './OwnAmount.tsx';

const meta = {
  title: 'blocks/OwnAmount',
  component: OwnAmount,
  args: { value: '1234.5' },
} satisfies Meta<typeof OwnAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Hidden: Story = {
  decorators: [
    (Story) => (
      <HiddenBalance>
        <Story />
      </HiddenBalance>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('***')).toBeVisible();
  },
};
