import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { emptyPhone, PhoneField } from './PhoneField.tsx';

function Entry({ error, picker = true }: { error?: string; picker?: boolean }) {
  const [phone, setPhone] = useState(emptyPhone);
  return <PhoneField value={phone} onChange={setPhone} error={error} picker={picker} />;
}

const meta = {
  title: 'blocks/PhoneField',
  tags: ['picture'],
  component: Entry,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Entry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Invalid: Story = { args: { error: 'The mobile number must have 10 digits.' } };
export const OneCountry: Story = { args: { picker: false } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(5);
  },
};
/** By keyboard alone, in a browser: the list's own keys need one. */
const choose =
  (typed: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const picker = await canvas.findByRole('combobox');
    await waitFor(() => expect(picker).toHaveValue('+63'));
    await userEvent.tab();
    await expect(picker).toHaveFocus();
    await userEvent.keyboard(typed);
    await canvas.findByRole('option', { name: /Vietnam/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(picker).toHaveValue('+84'));
  };

export const FoundByName: Story = { name: 'SHELL-15 a country is found by its name', play: choose('viet') };
export const FoundByCode: Story = { name: 'SHELL-15 a country is found by its code', play: choose('+84') };
export const CountryChanged: Story = {
  name: 'C04 changing the country leaves what was typed as it was',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Mobile number'), '0917 555 0123');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('united states');
    await canvas.findByRole('option', { name: /United States/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('+1'));
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('0917 555 0123');
  },
};

export const CountriesFailed: Story = { parameters: { sandbox: { fault: 'system.countries=500' } } };
