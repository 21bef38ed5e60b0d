import { HiddenBalance } from '@marquee/testing/HiddenBalance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AgentPage } from './AgentPage.tsx';

const meta = {
  title: 'auth/AgentPage',
  component: AgentPage,
  parameters: { layout: 'fullscreen', at: '/agentHome', sandbox: { session: 'agent' } },
} satisfies Meta<typeof AgentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
};

export const BalanceHidden: Story = {
  decorators: [
    (Story) => (
      <HiddenBalance>
        <Story />
      </HiddenBalance>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('***')).toBeVisible();
  },
};

export const SignedOut: Story = { parameters: { sandbox: { session: 'visitor' } } };

export const Member: Story = { parameters: { sandbox: { session: 'member' } } };

export const PartsFail: Story = {
  parameters: { sandbox: { fault: 'agent.overview=500,agent.announcements=offline,wallet.balance=500' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
};

export const NothingYet: Story = { parameters: { sandbox: { scenario: 'empty' } } };
