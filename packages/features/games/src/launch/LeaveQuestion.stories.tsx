import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveQuestion } from './LeaveQuestion.tsx';

const meta = {
  title: 'games/LeaveQuestion',
  component: LeaveQuestion,
  args: { open: true, onStay: () => {}, onLeave: () => {} },
} satisfies Meta<typeof LeaveQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
