import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportPage } from './ReportPage.tsx';

const meta = {
  title: 'support/ReportPage',
  component: ReportPage,
  parameters: { layout: 'fullscreen', at: '/creditReport' },
} satisfies Meta<typeof ReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The report is on its way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.creditReport=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'content.creditReport=500' } } };
export const Hostile: Story = {
  name: 'C17 what an editor wrote stays words',
  parameters: { sandbox: { scenario: 'hostileNotices' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { sandbox: { scenario: 'empty' } } };
