import { Dialog } from '@marquee/ui/dialog/Dialog';
import { PasswordField } from '@marquee/ui/field/PasswordField';
import { TextField } from '@marquee/ui/field/TextField';
import { Stack } from '@marquee/ui/layout/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TermsBox } from './TermsBox.tsx';

function Form({ agreed: begins = true, error }: { agreed?: boolean; error?: string }) {
  const [agreed, setAgreed] = useState(begins);
  return (
    <Dialog open title="Register" closeLabel="Not now" onClose={() => {}}>
      <form>
        <Stack gap={4}>
          <TextField label="Account" />
          <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
          <TermsBox checked={agreed} onChange={setAgreed} error={error} />
        </Stack>
      </form>
    </Dialog>
  );
}

const meta = { title: 'blocks/TermsBox', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {};
export const Empty: Story = {
  tags: ['picture'],
  args: { agreed: false, error: 'Please confirm your age and agree to the terms.' },
};
export const Opened: Story = {
  tags: ['picture'],
  name: 'AUTH-15 the terms open above the form and close alone, with what was typed still there',
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByLabelText('Account');
    await userEvent.type(account, 'maria');
    const [terms] = canvas.getAllByRole('link');
    if (!terms) throw new Error('no link');
    await userEvent.click(terms);
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(2));
    const close = canvas.getAllByRole('button').at(-1);
    if (!close) throw new Error('no way to close');
    await userEvent.click(close);
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(1));
    await expect(account).toHaveValue('maria');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(terms).toHaveFocus();
    await userEvent.click(terms);
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toHaveLength(2));
  },
};
