import { PAUSE_MS } from '@marquee/blocks/search/SearchField';
import { onlyTimersOf } from '@marquee/testing/onlyTimersOf';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VnLotteryPage } from './VnLotteryPage.tsx';

const meta = {
  title: 'lottery/VnLotteryPage',
  component: VnLotteryPage,
  args: { timers: onlyTimersOf(PAUSE_MS) },
  parameters: { layout: 'fullscreen', at: '/vnlottery' },
} satisfies Meta<typeof VnLotteryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const NoResults: Story = { parameters: { sandbox: { scenario: 'empty' } } };
/** The results are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'lottery.vnNumbers=timeout' } } };
export const ResultsFail: Story = { parameters: { sandbox: { fault: 'lottery.vnNumbers=500' } } };
