import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardRooms } from './CardRooms.tsx';

const meta = {
  title: 'games/CardRooms',
  component: CardRooms,
  args: { vassalage: undefined, page: 1, onPage: () => {} },
} satisfies Meta<typeof CardRooms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rooms: Story = {};
export const None: Story = { parameters: { sandbox: { scenario: 'empty' } } };
export const LongText: Story = { parameters: { sandbox: { scenario: 'longText' } } };
/** The rooms are on their way. */
export const Waiting: Story = { parameters: { sandbox: { fault: 'games.rooms=timeout' } } };
export const Failed: Story = { parameters: { sandbox: { fault: 'games.rooms=500' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
