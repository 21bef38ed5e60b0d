import { testBrand } from '@marquee/testing/testBrand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Jackpot } from './Jackpot.tsx';

const timers = { setInterval: () => 0, clearInterval: () => {} };
const meta = { title: 'games/Jackpot', component: Jackpot, args: { timers } } satisfies Meta<typeof Jackpot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {};
export const Simulated: Story = {
  parameters: {
    brand: { games: { ...testBrand.games, jackpot: 'simulated' } },
    sandbox: { fault: 'games.jackpot=unavailable' },
  },
};
/** The figure is on its way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'games.jackpot=timeout' } } };
export const None: Story = { parameters: { sandbox: { fault: 'games.jackpot=unavailable' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
