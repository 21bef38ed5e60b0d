import { useDialogs } from '@marquee/state/dialogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { TrialWarning } from './TrialWarning.tsx';

/** A trial account has pressed what only real ones may. */
function Pressed() {
  const { open } = useDialogs();
  useEffect(() => open({ kind: 'trial' }), [open]);
  return <TrialWarning />;
}

const meta = { title: 'blocks/TrialWarning', component: Pressed } satisfies Meta<typeof Pressed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'A real account is needed' })).toBeVisible();
  },
};
