import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../field/TextField.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './ComboboxList.tsx';

const options: ComboboxOption[] = [
  { id: 'north', label: 'North', short: 'N', end: '0°' },
  { id: 'east', label: 'East', short: 'E', end: '90°' },
  { id: 'south', label: 'South', short: 'S', end: '180°' },
  { id: 'west', label: 'West', short: 'W', end: '270°' },
];

function Directions({ dialog = false }: { dialog?: boolean }) {
  const [value, setValue] = useState('north');
  const [open, setOpen] = useState(dialog);
  const field = (
    <TextField
      label="Distance"
      start={
        <Combobox
          label="Direction"
          options={options}
          value={value}
          onChange={setValue}
          matches={({ label, short }, typed) => typed === short || label.toLowerCase().includes(typed.toLowerCase())}
          emptyText="No such direction"
        />
      }
    />
  );
  if (!dialog) return field;
  return (
    <Dialog open={open} title="Where to" closeLabel="Close" onClose={() => setOpen(false)}>
      {field}
    </Dialog>
  );
}

const meta = {
  title: 'ui/Combobox',
  component: Directions,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Directions>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const opened: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Direction' }));
  await expect(await canvas.findByRole('option', { name: /West/ })).toBeVisible();
};

/** What is at the middle of an option is the option: nothing lies over it, nothing cuts it off. */
const uncovered = (canvas: Parameters<Play>[0]['canvas']) => {
  for (const option of canvas.getAllByRole('option')) {
    const { left, top, width, height } = option.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(option.contains(there)).toBe(true);
  }
};

export const Closed: Story = {};
export const Open: Story = { play: opened };
export const OnPhone: Story = {
  args: { dialog: true },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await opened(context);
    uncovered(context.canvas);
  },
};
export const NothingFound: Story = {
  play: async (context) => {
    await opened(context);
    await context.userEvent.keyboard('up');
    await expect(await context.canvas.findByText('No such direction')).toBeVisible();
  },
};

export const InDialog: Story = {
  name: 'SHELL-15 in a dialog the list stands over it, and Escape closes the list alone',
  args: { dialog: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const picker = await canvas.findByRole('combobox', { name: 'Direction' });
    await waitFor(() => expect(canvas.getByLabelText('Distance')).toHaveFocus());
    await opened(context);
    uncovered(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryAllByRole('option')).toEqual([]);
    await expect(picker).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(picker).toHaveValue('E');
    await userEvent.click(picker);
    await userEvent.click(await canvas.findByRole('option', { name: /South/ }));
    await expect(picker).toHaveValue('S');
    await opened(context);
  },
};

export const LeftByKeyboard: Story = {
  name: 'SHELL-15 opens on focus, is searched, and closes once the focus has gone',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const picker = canvas.getByRole('combobox', { name: 'Direction' });
    await expect(picker).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('we');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryAllByRole('option')).toEqual([]));
    // nothing was chosen
    await expect(picker).toHaveValue('N');
  },
};
