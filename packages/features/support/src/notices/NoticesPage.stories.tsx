import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticesPage } from './NoticesPage.tsx';

const meta = {
  title: 'support/NoticesPage',
  component: NoticesPage,
  parameters: { layout: 'fullscreen', at: '/noticePage' },
} satisfies Meta<typeof NoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OneType: Story = { parameters: { at: '/noticePage?type=PR' } };
export const Empty: Story = { parameters: { sandbox: { scenario: 'noNotices' } } };
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The notices are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.notices=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'content.notices=500' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
