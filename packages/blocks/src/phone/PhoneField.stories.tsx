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
  component: Entry,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Entry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['picture'] };
export const Invalid: Story = { tags: ['picture'], args: { error: 'The mobile number must have 10 digits.' } };
export const OneCountry: Story = { tags: ['picture'], args: { picker: false } };
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    const { children } = await canvas.findByRole('listbox');
    await waitFor(() => expect(children.length).toBeGreaterThan(5));
  },
};

/** As the language on the screen calls it. */
const nameOf = (country: string) =>
  new Intl.DisplayNames([document.documentElement.lang], { type: 'region' }).of(country) ?? country;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** By keyboard alone, in a browser: the list's own keys need one. */
async function choose({ canvas, userEvent }: Context, typed: string, code: string) {
  const picker = await canvas.findByRole('combobox');
  await waitFor(() => expect(picker).not.toHaveValue(''));
  await userEvent.click(canvas.getByLabelText(/./, { selector: 'input[type=tel]' }));
  await userEvent.tab({ shift: true });
  await expect(picker).toHaveFocus();
  await userEvent.keyboard(typed);
  await waitFor(() => expect(canvas.getByRole('listbox').children.length).toBeLessThan(5));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(picker).toHaveValue(code));
}

export const FoundByName: Story = {
  name: 'SHELL-15 a country is found by its name',
  play: (context) => choose(context, nameOf('JP'), '+81'),
};
export const FoundByCode: Story = {
  name: 'SHELL-15 a country is found by its code',
  play: (context) => choose(context, '+81', '+81'),
};
export const CountryChanged: Story = {
  name: 'C04 changing the country leaves what was typed as it was',
  play: async (context) => {
    const number = context.canvas.getByLabelText(/./, { selector: 'input[type=tel]' });
    await context.userEvent.type(number, '0917 555 0123');
    await choose(context, nameOf('JP'), '+81');
    await expect(number).toHaveValue('0917 555 0123');
  },
};

export const CountriesFailed: Story = { parameters: { sandbox: { fault: 'system.countries=500' } } };
