import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { fillIn, said } from '@marquee/testing/played';
import { Button } from '@marquee/ui/button/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoginDialog } from './LoginDialog.tsx';
import { messages } from './login.messages.ts';

function Page({ dialog }: { dialog: OpenDialog }) {
  const { open } = useDialogs();
  return (
    <>
      <Button onClick={() => open(dialog)}>Open the login</Button>
      <LoginDialog />
    </>
  );
}

const meta = {
  title: 'auth/LoginDialog',
  component: Page,
  args: { dialog: { kind: 'login' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the login' }));
    await expect(await canvas.findByRole('dialog', { name: said(context, messages.title) })).toBeVisible();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const AfterExpiry: Story = { args: { dialog: { kind: 'login', reason: 'expired' } } };

/** An agent comes back by the login of agents, which does not offer to remember (AUTH-05). */
export const AgentAfterExpiry: Story = {
  args: { dialog: { kind: 'login', reason: 'expired', side: 'agent' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the login' }));
    const dialog = await canvas.findByRole('dialog', { name: said(context, messages.agentTitle) });
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole('checkbox')).toBeNull();
  },
};

export const Needed: Story = { args: { dialog: { kind: 'login', reason: 'needed', next: '/live' } } };

export const Refused: Story = {
  play: async (context) => {
    await meta.play(context);
    const dialog = within(context.canvas.getByRole('dialog'));
    await fillIn({ ...context, canvas: dialog }, [
      [messages.username, 'demomember'],
      [messages.password, 'wrong{Enter}'],
    ]);
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
