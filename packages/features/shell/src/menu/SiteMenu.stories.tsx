import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SiteMenu } from './SiteMenu.tsx';

const meta = {
  title: 'shell/SiteMenu',
  component: SiteMenu,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SiteMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { tags: ['picture'] };

export const Member: Story = { parameters: { sandbox: { session: 'member' } } };

export const Agent: Story = { parameters: { sandbox: { session: 'agent' } } };

export const Dark: Story = {
  name: 'SHELL-04 the theme is turned here on a phone',
  play: async ({ canvas }) => {
    const dark = canvas.getAllByRole('button', { pressed: document.documentElement.dataset.theme === 'dark' }).at(-1);
    if (!dark) throw new Error('There is no switch of the theme.');
    const before = document.documentElement.dataset.theme;
    await userEvent.click(dark);
    await expect(document.documentElement.dataset.theme).not.toBe(before);
    await userEvent.click(dark);
  },
};
