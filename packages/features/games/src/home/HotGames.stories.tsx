import type { Meta, StoryObj } from '@storybook/react-vite';
import { HotGames } from './HotGames.tsx';

const meta = { title: 'games/HotGames', component: HotGames } satisfies Meta<typeof HotGames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Games: Story = {};
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'games.hot=500' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
