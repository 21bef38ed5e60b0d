import { openFirstRow } from '@marquee/testing/openFirstRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MemberPage } from './MemberPage.tsx';

const at = (page: string) => ({ at: `/member?page=${page}` });
const member = { sandbox: { session: 'member' } };
const flags = { brand: { flags: { manualRebate: true, inviteFriends: true } } };

const meta = {
  title: 'member/MemberPage',
  component: MemberPage,
  parameters: { layout: 'fullscreen', at: '/member', ...member, ...flags },
} satisfies Meta<typeof MemberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MyAccount: Story = { tags: ['picture'] };
export const Bets: Story = { parameters: at('personalHistoryCopy&from=2026-03-01&to=2026-03-14') };
export const BetsPhone: Story = {
  parameters: at('personalHistoryCopy&from=2026-03-01&to=2026-03-14'),
  globals: { viewport: { value: 'phone' } },
};
export const BetOpened: Story = {
  parameters: at('personalHistoryCopy&from=2026-03-01&to=2026-03-14'),
  play: openFirstRow,
};
export const Account: Story = { parameters: at('transactionHistory&from=2026-03-01&to=2026-03-14') };
export const Profit: Story = { parameters: at('personalProfit&from=2026-03-01&to=2026-03-14') };
export const Bonuses: Story = { parameters: at('bonusDetails&from=2026-01-01&to=2026-03-14') };
export const Rewards: Story = { parameters: at('rewardCenter') };
export const InviteFriends: Story = { parameters: at('referral') };
export const Missions: Story = { parameters: at('missionLeaderboard') };
export const Messages: Story = { tags: ['picture'], parameters: at('messageV2') };
export const MessageOpened: Story = {
  parameters: at('messageV2'),
  play: openFirstRow,
};
export const Rebates: Story = { parameters: at('manualRebate') };

/** The marks of what waits come last and widen the menu: the chosen page stays in sight (MEMB-01b). */
export const RebatesPhone: Story = {
  ...Rebates,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const chosen = canvasElement.querySelector('nav [aria-current="page"]');
      const menu = chosen?.closest('ul');
      const marked = menu?.querySelectorAll('a span + span').length;
      expect(marked).toBeGreaterThan(0);
      const [box, part] = [menu, chosen].map((element) => element?.getBoundingClientRect());
      expect(part && box && part.left >= box.left - 1 && part.right <= box.right + 1).toBe(true);
    });
  },
};
export const PlaySafely: Story = { parameters: at('playSafely') };

const empty = { sandbox: { session: 'member', scenario: 'empty' } };
export const NoBets: Story = { parameters: { ...at('personalHistoryCopy'), ...empty } };
export const NoMessages: Story = { parameters: { ...at('messageV2'), ...empty } };
export const NoRewards: Story = { parameters: { ...at('rewardCenter'), ...empty } };
export const NoMissions: Story = { parameters: { ...at('missionLeaderboard'), ...empty } };
export const NoFriends: Story = { parameters: { ...at('referral'), ...empty } };
export const NoRebates: Story = { parameters: { ...at('manualRebate'), ...empty } };

const failing = (calls: string) => ({ sandbox: { session: 'member', fault: calls } });
export const BetsFail: Story = { parameters: { ...at('personalHistoryCopy'), ...failing('records.betting=500') } };
export const MyAccountFails: Story = {
  parameters: failing('wallet.funds=500,account.profile=offline,account.security=500'),
};
export const NoLimitsHere: Story = { parameters: { ...at('playSafely'), ...failing('safety.settings=unavailable') } };

export const LongText: Story = {
  parameters: { ...at('messageV2'), sandbox: { session: 'member', scenario: 'longText' } },
};
export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };
export const Trial: Story = { parameters: { sandbox: { session: 'trial' } } };
export const WithoutFlags: Story = { parameters: { brand: { flags: {} } } };
