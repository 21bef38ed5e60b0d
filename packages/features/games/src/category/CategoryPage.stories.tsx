import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryPage } from './CategoryPage.tsx';

const meta = {
  title: 'games/CategoryPage',
  component: CategoryPage,
  args: { category: 'LIVE' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const Sports: Story = { args: { category: 'SPORTS' } };

export const Empty: Story = { parameters: { sandbox: { scenario: 'empty' } } };

export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };

/** The providers are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'games.vendors=timeout' } } };

export const Failed: Story = { parameters: { sandbox: { fault: 'games.vendors=500' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
