import type { Meta, StoryObj } from '@storybook/react-vite';
import { News } from './News.tsx';

const meta = {
  title: 'shell/News',
  component: News,
  args: { id: 'news' },
} satisfies Meta<typeof News>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };

export const Empty: Story = { parameters: { sandbox: { scenario: 'noNotices' } } };

/** The news is on its way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.notice=timeout' } } };

export const Failed: Story = { parameters: { sandbox: { fault: 'content.notice=truncated' } } };
