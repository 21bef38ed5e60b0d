import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'shell/BottomBar',
  component: BottomBar,

  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { parameters: { sandbox: { session: 'member' } } };
