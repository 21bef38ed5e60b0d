import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta = {
  title: 'shell/LanguagePicker',
  component: LanguagePicker,
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect((await canvas.findAllByRole('menuitemradio'))[0]).toBeVisible();
  },
};
