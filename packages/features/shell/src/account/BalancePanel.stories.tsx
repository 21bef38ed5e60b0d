import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BalancePanel } from './BalancePanel.tsx';

const meta = {
  title: 'shell/BalancePanel',
  component: BalancePanel,

  parameters: { sandbox: { session: 'member' } },
} satisfies Meta<typeof BalancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const eye = (await canvas.findAllByRole('button'))[1];
    if (eye) await userEvent.click(eye);
    await expect(await canvas.findByText('***')).toBeVisible();
    if (eye) await userEvent.click(eye);
  },
};

export const Failed: Story = { parameters: { sandbox: { session: 'member', fault: 'wallet.balance=500' } } };
