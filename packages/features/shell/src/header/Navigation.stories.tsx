import type { Meta, StoryObj } from '@storybook/react-vite';
import { Navigation } from './Navigation.tsx';

const meta = {
  title: 'shell/Navigation',
  component: Navigation,
} satisfies Meta<typeof Navigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
