import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvalidUrlPage } from './InvalidUrlPage.tsx';

const meta = {
  title: 'shell/InvalidUrlPage',
  component: InvalidUrlPage,

  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InvalidUrlPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
