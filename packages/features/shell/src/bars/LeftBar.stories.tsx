import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { LeftBar } from './LeftBar.tsx';

const meta = {
  title: 'shell/LeftBar',
  component: LeftBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LeftBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingIsUpdated: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { hidden: true });
    // narrow screens leave it to the providers' own tiles
    if (!button.checkVisibility()) return;
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
