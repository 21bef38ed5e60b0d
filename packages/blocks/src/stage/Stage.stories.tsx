import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
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

/** And no window may be opened either. */
export const RefusedAndBlocked: Story = {
  beforeEach: () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    return () => open.mockRestore();
  },
  play: async (context) => {
    await Refused.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Open in its own window' }));
    await expect(canvas.getByText(/allow popups/)).toBeVisible();
  },
  globals: { language: 'EN' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
