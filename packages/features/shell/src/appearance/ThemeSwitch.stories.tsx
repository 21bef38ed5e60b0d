import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'shell/ThemeSwitch',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Switch: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button');
    const before = toggle.getAttribute('aria-pressed');
    await userEvent.click(toggle);
    await expect(toggle.getAttribute('aria-pressed')).not.toBe(before);
    await userEvent.click(toggle);
    await expect(toggle.getAttribute('aria-pressed')).toBe(before);
  },
};
