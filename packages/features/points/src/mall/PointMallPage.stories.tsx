import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PointMallPage } from './PointMallPage.tsx';

const meta = {
  title: 'points/PointMallPage',
  component: PointMallPage,
  parameters: { layout: 'fullscreen', at: '/pointMall', sandbox: { session: 'member' } },
} satisfies Meta<typeof PointMallPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (tab: string, sandbox: object = {}) => ({
  at: `/pointMall?tab=${tab}`,
  sandbox: { session: 'member', ...sandbox },
});

export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };
export const Trial: Story = { parameters: { sandbox: { session: 'trial' } } };
export const Rewards: Story = {};
export const NoRewards: Story = { parameters: { sandbox: { session: 'member', scenario: 'empty' } } };
export const RewardsFailed: Story = { parameters: { sandbox: { session: 'member', fault: 'points.rewards=500' } } };
export const BalanceFailed: Story = { parameters: { sandbox: { session: 'member', fault: 'points.balance=500' } } };
export const LongText: Story = { parameters: { sandbox: { session: 'member', scenario: 'longText' } } };

export const Convert: Story = { parameters: at('convert') };
export const ConvertFailed: Story = { parameters: at('convert', { fault: 'points.config=500' }) };
export const Redeemed: Story = { parameters: at('redeemed') };
export const NothingRedeemed: Story = { parameters: at('redeemed', { scenario: 'empty' }) };
export const History: Story = { parameters: at('history') };
export const NoHistory: Story = { parameters: at('history', { scenario: 'empty' }) };
export const HistoryFailed: Story = { parameters: at('history', { fault: 'points.history=500' }) };

export const Confirming: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const [button] = canvasElement.querySelectorAll<HTMLButtonElement>('article button');
    await expect(button).toBeDefined();
    if (button) await userEvent.click(button);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const HistoryOnPhone: Story = { parameters: at('history'), globals: { viewport: { value: 'phone' } } };
