import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandArt } from './BrandArt.tsx';

const meta = {
  title: 'auth/BrandArt',
  component: BrandArt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};
