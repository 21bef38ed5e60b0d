import { useDialogs } from '@marquee/state/dialogs';
import { said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { messages } from './gate.messages.ts';
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
  play: async (context) => {
    const name = said(context, messages.title);
    await expect(await context.canvas.findByRole('dialog', { name })).toBeVisible();
  },
};
