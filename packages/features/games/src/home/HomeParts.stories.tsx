import type { Meta, StoryObj } from '@storybook/react-vite';
import { Promotions } from './Promotions.tsx';
import { Providers } from './Providers.tsx';
import { Winners } from './Winners.tsx';
import { YourGames } from './YourGames.tsx';

const parts = { YourGames, Providers, Promotions, Winners };

function Part({ part }: { part: keyof typeof parts }) {
  const Shown = parts[part];
  return <Shown hasPage={() => true} />;
}

const meta = {
  title: 'games/HomeParts',
  component: Part,
  parameters: { sandbox: { session: 'member' } },
} satisfies Meta<typeof Part>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (part: keyof typeof parts, sandbox: object = {}): Story => ({
  args: { part },
  parameters: { sandbox: { session: 'member', ...sandbox } },
});

export const NothingPlayed = story('YourGames');
export const PlayedWaiting = story('YourGames', { fault: 'games.recent=timeout' });
export const PlayedFailed = story('YourGames', { fault: 'games.recent=500' });
export const ByProvider = story('Providers');
export const ByProviderLongText = story('Providers', { scenario: 'longText' });
export const ByProviderWaiting = story('Providers', { fault: 'games.vendors=timeout' });
export const ByProviderFailed = story('Providers', { fault: 'games.vendors=500' });
export const LatestWinners = story('Winners');
export const NoWinners = story('Winners', { scenario: 'empty' });
export const WinnersWaiting = story('Winners', { fault: 'games.winners=timeout' });
export const WinnersFailed = story('Winners', { fault: 'games.winners=500' });
export const SomePromotions = story('Promotions');
export const PromotionsLongText = story('Promotions', { scenario: 'longText' });
export const NoPromotions = story('Promotions', { scenario: 'empty' });
export const PromotionsWaiting = story('Promotions', { fault: 'promotions.list=timeout' });
export const PromotionsFailed = story('Promotions', { fault: 'promotions.list=500' });
export const WinnersOnAPhone: Story = { ...story('Winners'), globals: { viewport: { value: 'phone' } } };
export const ProvidersOnAPhone: Story = { ...story('Providers'), globals: { viewport: { value: 'phone' } } };
