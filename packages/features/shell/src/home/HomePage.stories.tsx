import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'shell/HomePage',
  component: HomePage,

  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { parameters: { sandbox: { session: 'member' } } };

export const NoBanners: Story = { parameters: { sandbox: { scenario: 'noBanners' } } };

export const NoNews: Story = { parameters: { sandbox: { scenario: 'noNotices' } } };

export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };

/** Banners, offers and news are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.notice=timeout' } } };

export const Failed: Story = { parameters: { sandbox: { fault: 'content.notice=500' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
