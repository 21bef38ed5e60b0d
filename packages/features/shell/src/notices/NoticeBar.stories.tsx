import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeBar } from './NoticeBar.tsx';

const meta = {
  title: 'shell/NoticeBar',
  component: NoticeBar,
} satisfies Meta<typeof NoticeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };

export const Empty: Story = { parameters: { sandbox: { scenario: 'noNotices' } } };

/** The announcements are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.notice=timeout' } } };

export const Failed: Story = { parameters: { sandbox: { fault: 'content.notice=offline' } } };
