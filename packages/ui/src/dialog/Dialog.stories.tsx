import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { TextField } from '../field/TextField.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.title}</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'ui/Dialog',
  tags: ['picture'],
  component: Opened,
  args: { title: 'Log in', closeLabel: 'Close' },
  play: async ({ canvas, userEvent, args }) =>
    userEvent.click(await canvas.findByRole('button', { name: String(args.title) })),
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (
  <Stack gap={4}>
    <TextField label="Account" />
    <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
    <Button kind="primary" fullWidth>
      Log in
    </Button>
  </Stack>
);

export const Small: Story = { args: { children: form } };
/** As a login is: it is there before it is asked for, and nobody sees or reaches it until then. */
export const MadeAhead: Story = {
  tags: ['!picture'],
  args: { ahead: true, children: form },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Log in' });
    const dialog = document.querySelector('dialog');
    if (!dialog) throw new Error('The dialog is not made ahead.');
    const field = canvas.getByLabelText('Account');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(field.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    field.focus();
    await expect(field).not.toHaveFocus();
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener);
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const WithArt: Story = { args: { title: 'Welcome back', size: 'large', children: form, art: <Art /> } };
export const LongText: Story = {
  args: {
    title: 'Terms and conditions',
    size: 'medium',
    cover: false,
    footer: <Button kind="primary">Accept</Button>,
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, at) => `clause-${at + 1}`).map((clause, at) => (
          <Text key={clause}>
            {at + 1}. Bets are settled by the official result. A bet placed after the result was known is void, and its
            stake goes back to the balance it came from.
          </Text>
        ))}
      </Stack>
    ),
  },
};

function Art() {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden>
      <rect width="300" height="400" fill="#3a1d8f" />
      <circle cx="150" cy="180" r="90" fill="#16c7b0" />
      <circle cx="150" cy="180" r="52" fill="#3a1d8f" />
    </svg>
  );
}
