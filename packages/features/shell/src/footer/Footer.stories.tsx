import { fixedClock } from '@marquee/testing/fixedClock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'shell/Footer',
  tags: ['picture'],
  component: Footer,
  args: { clock: fixedClock() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
