import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'ui/Toast',
  component: ToastRegion,
  args: { label: 'Messages', dismissLabel: 'Dismiss', onDismiss: fn(), toasts: [] },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  args: {
    toasts: [
      { id: 'info', children: 'Link copied' },
      { id: 'positive', tone: 'positive', title: 'Bet placed', children: 'Draw 0412, three lines' },
      { id: 'warning', tone: 'warning', children: 'Odds have changed' },
      {
        id: 'negative',
        tone: 'negative',
        title: 'Not sent',
        children: 'The connection was lost.',
        action: <Button size="small">Try again</Button>,
      },
    ],
  },
};
