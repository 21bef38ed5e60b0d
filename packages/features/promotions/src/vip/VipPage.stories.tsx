import type { Meta, StoryObj } from '@storybook/react-vite';
import { VipPage } from './VipPage.tsx';

const meta = {
  title: 'promotions/VipPage',
  component: VipPage,
  parameters: { layout: 'fullscreen', at: '/vip', sandbox: { session: 'member' } },
} satisfies Meta<typeof VipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };
export const Trial: Story = { parameters: { sandbox: { session: 'trial' } } };
export const Agent: Story = { parameters: { sandbox: { session: 'agent' } } };
export const Empty: Story = { parameters: { sandbox: { session: 'member', scenario: 'empty' } } };
export const LongText: Story = { parameters: { sandbox: { session: 'member', scenario: 'longText' } } };
/** The levels are on their way. */
export const Waiting: Story = { parameters: { sandbox: { session: 'member', fault: 'promotions.vip=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { session: 'member', fault: 'promotions.vip=500' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
