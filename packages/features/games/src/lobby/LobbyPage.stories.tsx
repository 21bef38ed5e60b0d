import { messages as failure } from '@marquee/blocks/failure/failureMessages';
import { appOf, intlOf, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LobbyPage } from './LobbyPage.tsx';
import { messages } from './lobby.messages.ts';

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
  play: async (context) => {
    const { canvas, userEvent } = context;
    const app = appOf(context);
    const name = said(context, messages.all);
    await canvas.findByRole('list', { name });
    app.hold('games.list');
    await userEvent.type(canvas.getByRole('searchbox'), 'koi');
    await waitFor(() => expect(app.sent('games.list')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('list', { name }).closest('[aria-busy="true"]')).toBeVisible());
  },
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

/** The first games are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'games.list=timeout' } } };

export const Failed: Story = { parameters: { sandbox: { fault: 'games.list=500' } } };

/** What failed and how to go on stays, with the focus, until the platform has answered again. */
export const TryingAgain: Story = {
  ...Failed,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const app = appOf(context);
    const again = await canvas.findByRole('button', { name: said(context, failure.retry) });
    app.hold('games.list');
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toBeVisible();
    await expect(again).toHaveFocus();
  },
};

/** A mark that was not made is told in sight of its tile, however far down that stands. */
export const MarkFailed: Story = {
  parameters: { sandbox: { session: 'member', fault: 'games.addFavourite=500' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await canvas.findByRole('list', { name: said(context, messages.all) });
    const hearts = within(list).getAllByRole('button');
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
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Put away until they are asked for; put away again, the button tells that they are set. */
export const PhoneFilters: Story = {
  ...Phone,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = (count: number) =>
      canvas.findByRole('button', { name: intlOf(context).formatMessage(messages.filters, { count }) });
    await userEvent.click(await button(0));
    const kind = canvas.getByRole('combobox', { name: said(context, messages.kind) });
    await expect(kind).toBeVisible();
    await userEvent.selectOptions(kind, 'SC');
    await userEvent.click(await button(1));
    await expect(await button(1)).toHaveAttribute('aria-expanded', 'false');
  },
};
