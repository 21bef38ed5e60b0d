import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footer } from './Footer.css.ts';
import { ProviderStrip } from './ProviderStrip.tsx';

const meta = {
  title: 'shell/ProviderStrip',
  component: ProviderStrip,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <footer className={footer}>
        <Story />
      </footer>
    ),
  ],
} satisfies Meta<typeof ProviderStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const NextTen: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = (await canvas.findAllByRole('button')).at(-1);
    if (next) await userEvent.click(next);
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(0);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
