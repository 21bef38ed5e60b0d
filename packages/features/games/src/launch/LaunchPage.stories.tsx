import { messages as failure } from '@marquee/blocks/failure/failureMessages';
import { appOf, said } from '@marquee/testing/played';
import { signIn } from '@marquee/testing/testApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LaunchPage } from './LaunchPage.tsx';
import { messages } from './launch.messages.ts';

const meta = {
  title: 'games/LaunchPage',
  component: LaunchPage,
  parameters: {
    layout: 'fullscreen',
    at: '/game?nodeId=G00001&vassalage=LWK&gameType=RNG',
    sandbox: { session: 'member' },
  },
} satisfies Meta<typeof LaunchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { sandbox: { session: 'visitor' } } };

/** Somebody else has logged in, at this page or at another one, since the game was opened. */
export const OtherAccount: Story = {
  play: async (context) => {
    await context.canvas.findByRole('heading');
    await signIn(appOf(context), 'agent');
    const name = said(context, messages.otherTitle);
    await expect(await context.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const Maintenance: Story = { parameters: { at: '/game?vassalage=GLD&gameType=LIVE' } };

export const Unknown: Story = { parameters: { at: '/game?nodeId=G99999&vassalage=LWK&gameType=RNG' } };

/** The game is being started. */
export const Waiting: Story = { parameters: { sandbox: { session: 'member', fault: 'games.launch=timeout' } } };

export const Failed: Story = { parameters: { sandbox: { session: 'member', fault: 'games.launch=500' } } };

/** What failed and how to go on stays, with the focus, until the platform has answered again. */
export const TryingAgain: Story = {
  ...Failed,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const app = appOf(context);
    const again = await canvas.findByRole('button', { name: said(context, failure.retry) });
    app.hold('games.launch');
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toHaveFocus();
  },
};
