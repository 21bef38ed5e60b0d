import type { Meta, StoryObj } from '@storybook/react-vite';
import { Offers } from './Offers.tsx';

const meta = {
  title: 'shell/Offers',
  component: Offers,
  args: { hasPage: (): boolean => true },
} satisfies Meta<typeof Offers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {};

export const WithoutPages: Story = { args: { hasPage: () => false } };

/** The offers are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'content.notice=timeout' } } };

export const Failed: Story = { parameters: { sandbox: { fault: 'content.notice=html502' } } };
