import { openFirstRow } from '@marquee/testing/openFirstRow';
import { said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MemberPage } from './MemberPage.tsx';
import { claims } from './rewards/rewards.messages.ts';

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
type Context = Parameters<NonNullable<Story['play']>>[0];

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

/** Takes the first reward that waits to be taken. */
async function claim(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  const [first] = await canvas.findAllByRole('button', { name: said(context, claims.claim) });
  if (first) await userEvent.click(first);
}

export const RewardClaimed: Story = {
  parameters: at('rewardCenter'),
  play: async (context) => {
    await claim(context);
    await expect(await context.canvas.findByText(said(context, claims.done))).toBeVisible();
  },
};

/** The platform says why, in its own words; the reward still waits. */
export const RewardRefused: Story = {
  parameters: { ...at('rewardCenter'), sandbox: { session: 'member', fault: 'missions.claimReward=refused' } },
  play: async (context) => {
    const { canvas } = context;
    await claim(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said(context, 'refused'));
    await expect(canvas.getAllByRole('button', { name: said(context, claims.claim) }).length).toBeGreaterThan(0);
  },
};

const empty = { sandbox: { session: 'member', scenario: 'empty' } };
export const NoBets: Story = { parameters: { ...at('personalHistoryCopy'), ...empty } };
export const NoMessages: Story = { parameters: { ...at('messageV2'), ...empty } };
export const NoRewards: Story = { parameters: { ...at('rewardCenter'), ...empty } };
export const NoMissions: Story = { parameters: { ...at('missionLeaderboard'), ...empty } };
export const NoFriends: Story = { parameters: { ...at('referral'), ...empty } };
export const NoRebates: Story = { parameters: { ...at('manualRebate'), ...empty } };

const answering = (calls: string) => ({ sandbox: { session: 'member', fault: calls } });
/** What stands on the page one begins with is on its way. */
export const Waiting: Story = {
  parameters: answering('wallet.funds=timeout,account.profile=timeout,account.security=timeout'),
};
export const BetsWaiting: Story = {
  parameters: { ...at('personalHistoryCopy'), ...answering('records.betting=timeout') },
};
export const AccountWaiting: Story = {
  parameters: { ...at('transactionHistory'), ...answering('records.account=timeout') },
};
export const RewardsWaiting: Story = {
  parameters: { ...at('rewardCenter'), ...answering('missions.rewards=timeout') },
};
export const FriendsWaiting: Story = { parameters: { ...at('referral'), ...answering('missions.referral=timeout') } };
export const MissionsWaiting: Story = {
  parameters: {
    ...at('missionLeaderboard'),
    ...answering('missions.summary=timeout,missions.leaderboard=timeout'),
  },
};
export const MessagesWaiting: Story = { parameters: { ...at('messageV2'), ...answering('support.messages=timeout') } };

export const BetsFail: Story = { parameters: { ...at('personalHistoryCopy'), ...answering('records.betting=500') } };
export const AccountFails: Story = { parameters: { ...at('transactionHistory'), ...answering('records.account=500') } };
export const ProfitFails: Story = { parameters: { ...at('personalProfit'), ...answering('records.profit=500') } };
export const BonusesFail: Story = { parameters: { ...at('bonusDetails'), ...answering('records.bonuses=500') } };
export const RewardsFail: Story = { parameters: { ...at('rewardCenter'), ...answering('missions.rewards=500') } };
export const FriendsFail: Story = { parameters: { ...at('referral'), ...answering('missions.referral=500') } };
export const MissionsFail: Story = {
  parameters: { ...at('missionLeaderboard'), ...answering('missions.summary=500,missions.leaderboard=500') },
};
export const MessagesFail: Story = { parameters: { ...at('messageV2'), ...answering('support.messages=500') } };
export const RebatesFail: Story = { parameters: { ...at('manualRebate'), ...answering('records.rebates=500') } };
export const MyAccountFails: Story = {
  parameters: answering('wallet.funds=500,account.profile=offline,account.security=500'),
};
export const NoLimitsHere: Story = { parameters: { ...at('playSafely'), ...answering('safety.settings=unavailable') } };

export const LongText: Story = {
  parameters: { ...at('messageV2'), sandbox: { session: 'member', scenario: 'longText' } },
};
export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };
export const Trial: Story = { parameters: { sandbox: { session: 'trial' } } };
export const WithoutFlags: Story = { parameters: { brand: { flags: {} } } };
