import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PromotionPage } from './PromotionPage.tsx';

const meta = {
  title: 'promotions/PromotionPage',
  component: PromotionPage,
  parameters: { layout: 'fullscreen', at: '/promoDetail?id=welcome' },
} satisfies Meta<typeof PromotionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const member = (id: string, more: object = {}) => ({
  at: `/promoDetail?id=${id}`,
  sandbox: { session: 'member', ...more },
});

export const Visitor: Story = {};
export const VisitorOfARaffle: Story = { parameters: { at: '/promoDetail?id=lucky-draw' } };
export const Trial: Story = { parameters: { at: '/promoDetail?id=top-up', sandbox: { session: 'trial' } } };
export const ToJoin: Story = { parameters: member('welcome') };
export const ToClaim: Story = { parameters: member('weekend-cashback') };
export const ToApply: Story = { parameters: member('top-up') };
export const SignIn: Story = { parameters: member('daily-sign') };
export const Raffle: Story = { parameters: member('lucky-draw') };
export const Open: Story = { parameters: member('double-points') };
export const Ended: Story = { parameters: { at: '/promoDetail?id=card-table' } };
export const ComingSoon: Story = { parameters: { at: '/promoDetail?id=reef-week' } };

export const Joined: Story = {
  parameters: member('welcome'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
export const Claimed: Story = {
  parameters: member('weekend-cashback'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
export const AnswerLost: Story = {
  parameters: member('weekend-cashback', { fault: 'promotions.claim=lost' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: member('weekend-cashback', { fault: 'promotions.claim=refused' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Unknown: Story = { parameters: { at: '/promoDetail?id=nowhere' } };
export const LongText: Story = { parameters: member('top-up', { scenario: 'longText' }) };
/** The promotion is on its way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'promotions.detail=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'promotions.detail=500' } } };
export const Phone: Story = { parameters: member('top-up'), globals: { viewport: { value: 'phone' } } };
