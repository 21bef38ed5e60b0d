import { openFirstRow } from '@marquee/testing/openFirstRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgentCentrePage } from './AgentCentrePage.tsx';

const at = (page: string) => ({ at: `/agent?page=${page}` });
const agent = { sandbox: { session: 'agent' } };
const flags = {
  brand: { flags: { contract: true, salaryDaily: true, salaryHourly: true, salaryRealTime: true } },
};

const meta = {
  title: 'agent/AgentCentrePage',
  component: AgentCentrePage,
  parameters: { layout: 'fullscreen', at: '/agent', ...agent, ...flags },
} satisfies Meta<typeof AgentCentrePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TeamOverview: Story = { tags: ['picture'] };
export const TeamOverviewPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Announcements: Story = { parameters: at('announcement') };
export const Links: Story = { parameters: at('registerCenter') };
export const Downlines: Story = { parameters: at('downlines') };
export const DownlinesPhone: Story = {
  parameters: at('downlines'),
  globals: { viewport: { value: 'phone' } },
};
export const TeamBetting: Story = { parameters: at('teamBetting') };
export const Statements: Story = { parameters: at('userProfit') };
export const Income: Story = { parameters: at('myIncome') };
export const Transactions: Story = { parameters: at('downlineTransactions') };
export const Contracts: Story = { parameters: at('contracts') };
export const ContractsOfDownlines: Story = { parameters: at('contracts&side=downline') };
export const ContractOpened: Story = {
  parameters: at('contracts'),
  play: openFirstRow,
};
export const DailyWages: Story = { parameters: at('dailyWages') };
export const Dividends: Story = { parameters: at('dividends') };

const empty = { sandbox: { session: 'agent', scenario: 'empty' } };
export const NoDownlines: Story = { parameters: { ...at('downlines'), ...empty } };
export const NoAnnouncements: Story = { parameters: { ...at('announcement'), ...empty } };
export const NoWages: Story = { parameters: { ...at('dailyWages'), ...empty } };

export const OverviewFails: Story = {
  parameters: { sandbox: { session: 'agent', fault: 'agent.overview=500' } },
};
export const LongText: Story = {
  parameters: { ...at('downlines'), sandbox: { session: 'agent', scenario: 'longText' } },
};
export const WithoutFlags: Story = { parameters: { brand: { flags: {} } } };
export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };
export const Member: Story = { parameters: { sandbox: { session: 'member' } } };
