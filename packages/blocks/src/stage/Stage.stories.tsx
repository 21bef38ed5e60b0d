import { press, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Stage } from './Stage.tsx';
import { messages } from './stage.messages.ts';

/** A page that stands in for a provider's game. */
const src = `data:text/html,${encodeURIComponent('<body style="background:#123;color:#fff;font:1rem sans-serif;display:grid;place-items:center;height:95vh">A game at play</body>')}`;

const meta = {
  title: 'blocks/Stage',
  component: Stage,
  args: { name: 'Emperor’s Koi', game: { src, rights: 'allow-scripts' }, onLeave: () => {} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {};

/** The game has been heard: nobody is asked any more whether it stays empty. */
export const Running: Story = {
  play: async (context) => {
    const { canvas } = context;
    const frame = await canvas.findByTitle<HTMLIFrameElement>(meta.args.name);
    const hint = said(context, messages.notShowing);
    // said again until it is heard
    await waitFor(() => {
      const from = { source: frame.contentWindow, origin: 'null', data: { type: 'marquee.game.ready' } };
      window.dispatchEvent(new MessageEvent('message', from));
      expect(canvas.queryByText(hint)).toBeNull();
    });
    await expect(canvas.getByRole('button', { name: said(context, messages.ownWindow) })).toBeVisible();
  },
};

/** What the screen shows then; a browser fills it at the press of a person alone. */
export const FillsTheScreen: Story = {
  beforeEach: () => {
    const filled = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body);
    return () => filled.mockRestore();
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: said(context, messages.endFullScreen) })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Refused: Story = {
  play: async (context) => {
    const refusal = () => Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
    // said again until it is heard: the page listens a moment after it is drawn
    await waitFor(() => {
      document.dispatchEvent(refusal());
      expect(context.canvas.getByText(said(context, messages.refused))).toBeVisible();
    });
  },
};

const blocking = () => {
  const open = spyOn(window, 'open').mockReturnValue(null);
  return () => open.mockRestore();
};

/** The game goes on here, whatever becomes of its own window. */
export const Blocked: Story = {
  beforeEach: blocking,
  play: async (context) => {
    const { canvas } = context;
    await press(context, messages.ownWindow);
    await expect(await canvas.findByText(said(context, messages.blocked))).toBeVisible();
    await expect(canvas.getByRole('button', { name: said(context, messages.here) })).toBeVisible();
    await expect(canvas.getByTitle(meta.args.name)).toBeVisible();
  },
};

/** And no window may be opened either. */
export const RefusedAndBlocked: Story = {
  beforeEach: blocking,
  play: async (context) => {
    await Refused.play?.(context);
    await press(context, messages.ownWindow);
    await expect(await context.canvas.findByText(said(context, messages.blocked))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
