import { intlOf, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messages } from '../redeem/redeem.messages.ts';
import { PointMallPage } from './PointMallPage.tsx';

const meta = {
  title: 'points/PointMallPage',
  component: PointMallPage,
  parameters: { layout: 'fullscreen', at: '/pointMall', sandbox: { session: 'member' } },
} satisfies Meta<typeof PointMallPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Of every demo account of the sandbox. */
const PAYMENT_PASSWORD = '246810';

const at = (tab: string, sandbox: object = {}) => ({
  at: `/pointMall?tab=${tab}`,
  sandbox: { session: 'member', ...sandbox },
});

export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };
export const Trial: Story = { parameters: { sandbox: { session: 'trial' } } };
export const Rewards: Story = {};
export const NoRewards: Story = { parameters: { sandbox: { session: 'member', scenario: 'empty' } } };
/** The points and what they are good for are on their way. */
export const Waiting: Story = {
  parameters: { sandbox: { session: 'member', fault: 'points.balance=timeout,points.rewards=timeout' } },
};
export const RewardsFailed: Story = { parameters: { sandbox: { session: 'member', fault: 'points.rewards=500' } } };
export const BalanceFailed: Story = { parameters: { sandbox: { session: 'member', fault: 'points.balance=500' } } };
export const LongText: Story = { parameters: { sandbox: { session: 'member', scenario: 'longText' } } };

export const Convert: Story = { parameters: at('convert') };
export const ConvertWaiting: Story = { parameters: at('convert', { fault: 'points.config=timeout' }) };
export const ConvertFailed: Story = { parameters: at('convert', { fault: 'points.config=500' }) };
export const Redeemed: Story = { parameters: at('redeemed') };
export const NothingRedeemed: Story = { parameters: at('redeemed', { scenario: 'empty' }) };
export const RedeemedFailed: Story = { parameters: at('redeemed', { fault: 'points.redeemList=500' }) };
export const History: Story = { parameters: at('history') };
export const NoHistory: Story = { parameters: at('history', { scenario: 'empty' }) };
export const HistoryWaiting: Story = { parameters: at('history', { fault: 'points.history=timeout' }) };
export const HistoryFailed: Story = { parameters: at('history', { fault: 'points.history=500' }) };

/** Chooses the first reward, and answers what its dialog is called in the reward's own words. */
async function choose({ canvas, userEvent }: Context): Promise<{ dialog: HTMLElement; reward: string }> {
  const [tile] = await canvas.findAllByRole('article');
  if (!tile) throw new Error('There is no reward.');
  const reward = within(tile).getByRole('heading').textContent;
  await userEvent.click(within(tile).getByRole('button'));
  const dialog = await canvas.findByRole('dialog');
  await expect(dialog).toBeVisible();
  return { dialog, reward };
}

/** Chooses the first reward, and confirms it. */
async function redeem(context: Context, password: string): Promise<{ dialog: HTMLElement; reward: string }> {
  const chosen = await choose(context);
  const dialog = within(chosen.dialog);
  await context.userEvent.type(
    dialog.getByLabelText(said(context, messages.password), { selector: 'input' }),
    password,
  );
  await context.userEvent.click(dialog.getByRole('button', { name: said(context, messages.confirm) }));
  return chosen;
}

export const Confirming: Story = { play: async (context) => void (await choose(context)) };

export const InProcess: Story = {
  play: async (context) => {
    const { dialog, reward } = await redeem(context, PAYMENT_PASSWORD);
    const done = intlOf(context).formatMessage(messages.done, { reward });
    await expect(await within(dialog).findByText(done)).toBeVisible();
  },
};

/** With a wrong payment password: what was chosen and typed stays. */
export const Refused: Story = {
  play: async (context) => {
    const { dialog } = await redeem(context, '135791');
    await expect(await within(dialog).findByRole('alert')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const HistoryOnPhone: Story = { parameters: at('history'), globals: { viewport: { value: 'phone' } } };
