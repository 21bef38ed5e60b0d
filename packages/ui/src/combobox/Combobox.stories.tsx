import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const options: ComboboxOption[] = [
  { id: 'north', label: 'North', short: 'N', end: '0°' },
  { id: 'east', label: 'East', short: 'E', end: '90°' },
  { id: 'south', label: 'South', short: 'S', end: '180°' },
  { id: 'west', label: 'West', short: 'W', end: '270°' },
];

function Directions() {
  const [value, setValue] = useState('north');
  return (
    <Combobox
      label="Direction"
      options={options}
      value={value}
      onChange={setValue}
      matches={({ label, short }, typed) => typed === short || label.toLowerCase().includes(typed.toLowerCase())}
      emptyText="No such direction"
    />
  );
}

const meta = { title: 'ui/Combobox', component: Directions, parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Direction' }));
    await expect(await canvas.findByRole('option', { name: /West/ })).toBeVisible();
  },
};
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Direction' }));
    await userEvent.keyboard('west{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('W');
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Direction' }));
    await userEvent.keyboard('up');
    await expect(await canvas.findByText('No such direction')).toBeVisible();
  },
};
