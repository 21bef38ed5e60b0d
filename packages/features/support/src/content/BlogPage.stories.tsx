import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlogPage } from './BlogPage.tsx';

const meta = {
  title: 'support/BlogPage',
  component: BlogPage,
  parameters: { layout: 'fullscreen', at: '/blog' },
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The articles are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.blog=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'content.blog=500' } } };
export const Hostile: Story = {
  name: 'C17 what an editor wrote stays words',
  parameters: { sandbox: { scenario: 'hostileNotices' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { sandbox: { scenario: 'empty' } } };
export const Entry: Story = { parameters: { at: '/blog?id=house-edge' } };
export const UnknownEntry: Story = { parameters: { at: '/blog?id=nowhere' } };
/** The article is on its way. */
export const EntryWaiting: Story = {
  parameters: { at: '/blog?id=house-edge', sandbox: { fault: 'content.blogPost=timeout' } },
};
export const EntryFailed: Story = {
  parameters: { at: '/blog?id=house-edge', sandbox: { fault: 'content.blogPost=500' } },
};
