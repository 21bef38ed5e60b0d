import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { emptyPhone, PhoneField } from './PhoneField.tsx';

function Entry() {
  const [phone, setPhone] = useState(emptyPhone);
  return (
    <>
      <PhoneField value={phone} onChange={setPhone} />
      <output>{`${phone.country} ${phone.dial} ${phone.number}`}</output>
    </>
  );
}

const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country dialling code' });
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const said = () => screen.getByRole('status').textContent;

async function start() {
  const page = await renderWithApp(<Entry />);
  await waitFor(() => expect(said()).toBe('PH 63 '));
  return { ...page, user: userEvent.setup({ delay: null }) };
}

describe('the phone field', () => {
  test('SHELL-15 the list opens on focus, with the brand’s country first, and closes once the focus has gone', async () => {
    const { user } = await start();
    expect(picker().value).toBe('+63');
    await user.click(picker());
    const options = await screen.findAllByRole('option');
    expect(options[0]?.textContent).toContain('Philippines');
    await user.click(number());
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  });

  test('AUTH-24 the field says what it is for', async () => {
    await start();
    expect([number().type, number().autocomplete, number().inputMode]).toEqual(['tel', 'tel-national', 'tel']);
  });
});
