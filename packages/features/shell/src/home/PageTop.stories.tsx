import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTop } from './PageTop.tsx';

const meta = {
  title: 'shell/PageTop',
  component: PageTop,
  args: { group: '/sports', hasPage: () => true },
} satisfies Meta<typeof PageTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {};
export const NoBanners: Story = { parameters: { sandbox: { scenario: 'noBanners' } } };
/** The banners are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.notice=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'content.notice=500' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
