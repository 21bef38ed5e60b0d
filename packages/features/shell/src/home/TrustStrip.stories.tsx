import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustStrip } from './TrustStrip.tsx';

const meta = {
  title: 'shell/TrustStrip',
  component: TrustStrip,
} satisfies Meta<typeof TrustStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
