import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerCarousel } from './BannerCarousel.tsx';

const meta = {
  title: 'blocks/BannerCarousel',
  component: BannerCarousel,
  args: { group: '/', label: 'Highlights', hasPage: (): boolean => true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

export const OneBanner: Story = { parameters: { sandbox: { scenario: 'oneBanner' } } };

export const LeadingNowhere: Story = { args: { hasPage: () => false } };

export const LivePage: Story = { args: { group: '/live' } };

export const Slim: Story = { args: { group: '/live', look: 'slim' } };

export const NoBanners: Story = { parameters: { sandbox: { scenario: 'noBanners' } } };

/** The banners are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.notice=timeout' } } };

export const Failed: Story = { parameters: { sandbox: { fault: 'content.notice=500' } } };
