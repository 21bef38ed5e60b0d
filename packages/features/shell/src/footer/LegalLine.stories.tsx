import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalLine } from './LegalLine.tsx';

const meta = {
  title: 'shell/LegalLine',
  component: LegalLine,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LegalLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
