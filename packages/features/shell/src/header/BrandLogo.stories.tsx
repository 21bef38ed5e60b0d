import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandLogo } from './BrandLogo.tsx';

const meta = {
  title: 'shell/BrandLogo',
  component: BrandLogo,
} satisfies Meta<typeof BrandLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const Page: Story = { args: { size: 'page' } };
