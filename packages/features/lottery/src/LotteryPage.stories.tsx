import { PAUSE_MS } from '@marquee/blocks/search/SearchField';
import { onlyTimersOf } from '@marquee/testing/onlyTimersOf';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LotteryPage } from './LotteryPage.tsx';

const meta = {
  title: 'lottery/LotteryPage',
  component: LotteryPage,
  // the time of stories stands still; what is typed is searched for all the same
  args: { timers: onlyTimersOf(PAUSE_MS) },
  parameters: { layout: 'fullscreen', at: '/lottery', sandbox: { session: 'member' } },
} satisfies Meta<typeof LotteryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { tags: ['picture'] };
export const AllPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Category: Story = { parameters: { at: '/lottery?tag=central' } };
export const OnMondays: Story = { parameters: { at: '/lottery?day=2' } };
export const Popular: Story = { parameters: { at: '/lottery?list=hot' } };
export const NoFavourites: Story = { parameters: { at: '/lottery?list=fav' } };
export const NeverPlayed: Story = {
  parameters: { at: '/lottery?list=recent', sandbox: { session: 'member', scenario: 'empty' } },
};
export const Found: Story = { parameters: { at: '/lottery?q=five' } };
export const NothingFound: Story = { parameters: { at: '/lottery?q=nothing+of+the+kind' } };
export const Empty: Story = { parameters: { sandbox: { scenario: 'empty' } } };
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The lotteries are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'lottery.menu=timeout' } } };
export const Fails: Story = { parameters: { sandbox: { fault: 'lottery.menu=500' } } };
export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };
export const FavouritesOfAVisitor: Story = {
  parameters: { at: '/lottery?list=fav', sandbox: { session: 'visitor' } },
};
export const PlayAsVisitor: Story = {
  parameters: { at: '/lottery?gameCode=FAST1', sandbox: { session: 'visitor' } },
};
export const PlayRefused: Story = { parameters: { at: '/lottery?gameCode=NOSUCH' } };
export const PlayFails: Story = {
  parameters: { at: '/lottery?gameCode=FAST1', sandbox: { session: 'member', fault: 'lottery.lobby=offline' } },
};
