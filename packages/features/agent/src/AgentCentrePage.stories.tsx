import { createLink } from '@marquee/sdk/contract/agent/createLink';
import { openFirstRow } from '@marquee/testing/openFirstRow';
import { appOf, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AgentCentrePage } from './AgentCentrePage.tsx';
import { pageNames } from './agent.messages.ts';
import { links } from './links/links.messages.ts';

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
type Context = Parameters<NonNullable<Story['play']>>[0];

/** No higher than the agent's own. */
const RATES = [
  { gameType: 'RNG', rate: '0.8' },
  { gameType: 'SPORTS', rate: '0.4' },
];

/** The centre lists links but makes none: they come from the agent's other desk, before their page is opened here. */
async function openLinks(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  const { client } = appOf(context);
  await client.send(createLink, { kind: 'agent', name: 'Northern Lights', rates: RATES });
  await client.send(createLink, { kind: 'member', name: 'Harbour Friends', rates: RATES, days: 30 });
  await userEvent.click(await canvas.findByRole('link', { name: said(context, pageNames.registerCenter) }));
  const table = await canvas.findByRole('table', { name: said(context, links.title) });
  await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(2));
}

export const TeamOverview: Story = { tags: ['picture'] };
export const TeamOverviewPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Announcements: Story = { parameters: at('announcement') };
export const Links: Story = { play: openLinks };
export const LinksPhone: Story = { ...Links, globals: { viewport: { value: 'phone' } } };

/** To be copied, or read by the camera of whoever stands beside. */
export const LinkOpened: Story = {
  play: async (context) => {
    await openLinks(context);
    await openFirstRow(context);
    await expect(await context.canvas.findByRole('img', { name: said(context, links.qr) })).toBeVisible();
  },
};
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
export const HourlyWages: Story = { parameters: at('hourlyWages') };
export const RealTimeWages: Story = { parameters: at('realTimeWages') };
export const Dividends: Story = { parameters: at('dividends') };

const empty = { sandbox: { session: 'agent', scenario: 'empty' } };
export const NoDownlines: Story = { parameters: { ...at('downlines'), ...empty } };
export const NoLinks: Story = { parameters: { ...at('registerCenter'), ...empty } };
export const NoAnnouncements: Story = { parameters: { ...at('announcement'), ...empty } };
export const NoWages: Story = { parameters: { ...at('dailyWages'), ...empty } };

const answering = (calls: string) => ({ sandbox: { session: 'agent', fault: calls } });
/** The figures of the team are on their way. */
export const Waiting: Story = { parameters: answering('agent.overview=timeout') };
export const DownlinesWaiting: Story = { parameters: { ...at('downlines'), ...answering('agent.downlines=timeout') } };
export const LinksWaiting: Story = {
  parameters: { ...at('registerCenter'), ...answering('agent.links=timeout,agent.rates=timeout') },
};
export const OverviewFails: Story = { parameters: answering('agent.overview=500') };
export const DownlinesFail: Story = { parameters: { ...at('downlines'), ...answering('agent.downlines=500') } };
export const WagesFail: Story = { parameters: { ...at('hourlyWages'), ...answering('agent.hourlyWages=500') } };
export const LongText: Story = {
  parameters: { ...at('downlines'), sandbox: { session: 'agent', scenario: 'longText' } },
};
export const WithoutFlags: Story = { parameters: { brand: { flags: {} } } };
export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };
export const Member: Story = { parameters: { sandbox: { session: 'member' } } };
