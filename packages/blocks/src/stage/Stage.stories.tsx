import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stage } from './Stage.tsx';

/** A page that stands in for a provider's game. */
const src = `data:text/html,${encodeURIComponent('<body style="background:#123;color:#fff;font:1rem sans-serif;display:grid;place-items:center;height:95vh">A game at play</body>')}`;

const meta = {
  title: 'blocks/Stage',
  component: Stage,
  args: { name: 'Emperor’s Koi', game: { src, rights: 'allow-scripts' }, onLeave: () => {}, onReturn: () => {} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {};

export const Refused: Story = {
  play: async ({ canvas }) => {
    const refusal = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
    document.dispatchEvent(refusal);
    await expect(await canvas.findByText(/does not show the game/)).toBeVisible();
  },
  globals: { language: 'EN' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
