import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  title: 'support/ChatRoom',
  component: ChatRoom,
  parameters: { layout: 'fullscreen', sandbox: { session: 'member' } },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** What was written stands at the end, as one's own. */
export const Written: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Good luck to all{Enter}');
    await expect(await screen.findByText('Good luck to all')).toBeVisible();
  },
};

export const NoRooms: Story = { parameters: { sandbox: { session: 'member', scenario: 'empty' } } };

/** The rooms are on their way. */
export const Waiting: Story = { parameters: { sandbox: { session: 'member', fault: 'support.chatRooms=timeout' } } };

/** What was said is on its way. */
export const LinesWaiting: Story = {
  parameters: { sandbox: { session: 'member', fault: 'support.chatHistory=timeout' } },
};

export const Failed: Story = { parameters: { sandbox: { session: 'member', fault: 'support.chatRooms=500' } } };

export const LongText: Story = { parameters: { sandbox: { session: 'member', scenario: 'longText' } } };
