import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'shell/NotFoundPage',
  component: NotFoundPage,

  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
