import type { Meta, StoryObj } from '@storybook/react-vite';
import { VnLotteryPage } from './VnLotteryPage.tsx';

const meta = {
  title: 'lottery/VnLotteryPage',
  component: VnLotteryPage,
  args: { timers: { setTimeout: () => 0, clearTimeout: () => {} } },
  parameters: { layout: 'fullscreen', at: '/vnlottery' },
} satisfies Meta<typeof VnLotteryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const NoResults: Story = { parameters: { sandbox: { scenario: 'empty' } } };
export const ResultsFail: Story = { parameters: { sandbox: { fault: 'lottery.vnNumbers=500' } } };
