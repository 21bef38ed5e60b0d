import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResponsiblePage } from './ResponsiblePage.tsx';

const meta = {
  title: 'member/ResponsiblePage',
  component: ResponsiblePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResponsiblePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAFE-02: nobody has to log in to find help. */
export const Visitor: Story = {};

export const Member: Story = { parameters: { sandbox: { session: 'member' } } };

export const Trial: Story = { parameters: { sandbox: { session: 'trial' } } };
