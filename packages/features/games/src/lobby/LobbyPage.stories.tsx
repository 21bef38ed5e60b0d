import type { TestApp } from '@marquee/testing/testApp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LobbyPage } from './LobbyPage.tsx';

const meta = {
  title: 'games/LobbyPage',
  component: LobbyPage,
  args: { category: 'RNG' },
  parameters: { layout: 'fullscreen', at: '/rng' },
} satisfies Meta<typeof LobbyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = {};

export const Fishing: Story = { args: { category: 'FISH' }, parameters: { at: '/fish' } };

export const Hot: Story = { parameters: { at: '/rng?page=hot', sandbox: { session: 'member' } } };

export const Searched: Story = { parameters: { at: '/rng?q=koi&kind=SC' } };

/** What was found before, until the answer to the next search is there. */
export const Searching: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { app } = loaded as { app: TestApp };
    await canvas.findByRole('list', { name: 'All games' });
    app.hold('games.list');
    await userEvent.type(canvas.getByRole('searchbox'), 'koi');
    await waitFor(() => expect(app.sent('games.list')).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'All games' }).closest('[aria-busy="true"]')).toBeVisible(),
    );
  },
  globals: { language: 'EN' },
};

export const NothingFound: Story = { parameters: { at: '/rng?q=there+is+no+such+game' } };

export const FavouritesOfAVisitor: Story = { parameters: { at: '/rng?page=fav' } };

export const NoFavourites: Story = {
  parameters: { at: '/rng?page=fav', sandbox: { session: 'member', scenario: 'empty' } },
};

export const NeverPlayed: Story = {
  parameters: { at: '/rng?page=recent', sandbox: { session: 'member', scenario: 'empty' } },
};

export const Empty: Story = { parameters: { sandbox: { scenario: 'empty' } } };

export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };

export const Failed: Story = { parameters: { sandbox: { fault: 'games.list=500' } } };

/** What failed and how to go on stays, with the focus, until the platform has answered again. */
export const TryingAgain: Story = {
  ...Failed,
  play: async ({ canvas, userEvent, loaded }) => {
    const { app } = loaded as { app: TestApp };
    const again = await canvas.findByRole('button', { name: 'Try again' });
    app.hold('games.list');
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toBeVisible();
    await expect(again).toHaveFocus();
  },
  globals: { language: 'EN' },
};

/** A mark that was not made is told in sight of its tile, however far down that stands. */
export const MarkFailed: Story = {
  parameters: { sandbox: { session: 'member', fault: 'games.addFavourite=500' } },
  play: async ({ canvas, userEvent }) => {
    const hearts = within(await canvas.findByRole('list', { name: 'All games' })).getAllByRole('button');
    for (const heart of [hearts.at(-1), hearts[0]]) {
      if (heart) await userEvent.click(heart);
      heart?.scrollIntoView({ block: 'center' });
      const told = await canvas.findByRole('alert');
      await waitFor(() => {
        const { top, bottom } = told.getBoundingClientRect();
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(innerHeight);
      });
    }
  },
  globals: { language: 'EN' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
