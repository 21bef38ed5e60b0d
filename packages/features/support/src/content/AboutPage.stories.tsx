import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from './AboutPage.tsx';

const meta = {
  title: 'support/AboutPage',
  component: AboutPage,
  parameters: { layout: 'fullscreen', at: '/aboutUs' },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The words of the operator are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.page=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'content.page=500' } } };
export const Hostile: Story = {
  name: 'C17 what an editor wrote stays words',
  parameters: { sandbox: { scenario: 'hostileNotices' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
