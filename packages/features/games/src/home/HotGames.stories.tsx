import { messages as failure } from '@marquee/blocks/failure/failureMessages';
import { appOf, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HotGames } from './HotGames.tsx';

const meta = { title: 'games/HotGames', component: HotGames } satisfies Meta<typeof HotGames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Games: Story = {};
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The games are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'games.hot=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'games.hot=500' } } };

/** It worked: the focus, which was on the button, goes on from the part. */
export const TriedAgain: Story = {
  ...Failed,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const app = appOf(context);
    const again = await canvas.findByRole('button', { name: said(context, failure.retry) });
    app.fail('');
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
