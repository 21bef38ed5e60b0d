import type { TestApp } from '@marquee/testing/testApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LaunchPage } from './LaunchPage.tsx';

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

export const Maintenance: Story = { parameters: { at: '/game?vassalage=GLD&gameType=LIVE' } };

export const Unknown: Story = { parameters: { at: '/game?nodeId=G99999&vassalage=LWK&gameType=RNG' } };

export const Failed: Story = { parameters: { sandbox: { session: 'member', fault: 'games.launch=500' } } };

/** What failed and how to go on stays, with the focus, until the platform has answered again. */
export const TryingAgain: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, loaded }) => {
    const { app } = loaded as { app: TestApp };
    const again = await canvas.findByRole('button', { name: 'Try again' });
    app.hold('games.launch');
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toHaveFocus();
  },
  globals: { language: 'EN' },
};
