import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';

const meta = { title: 'ui/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithWords: Story = { args: { children: 'or' } };
