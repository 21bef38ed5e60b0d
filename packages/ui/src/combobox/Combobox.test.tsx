import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);

const options = ['Norte', 'Este', 'Sur'].map((label) => ({ id: label.toLowerCase(), label }));

function Entry({ from = 'norte' }: { from?: string }) {
  const [value, setValue] = useState(from);
  return (
    <form aria-label="sent" onSubmit={(event) => event.preventDefault()}>
      <Combobox
        label="Rumbo"
        options={options}
        value={value}
        onChange={setValue}
        matches={({ label }, typed) => label.toLowerCase().startsWith(typed.toLowerCase())}
        emptyText="Nada"
      />
      <button type="button">Next</button>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Rumbo' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

function start(from?: string) {
  render(<Entry {...(from && { from })} />);
  return userEvent.setup({ delay: null });
}

describe('Combobox', () => {
  it('SHELL-15 opens on focus at what is chosen, and the arrows go round', async () => {
    const user = start('sur');
    await user.tab();
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(input().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
    expect(active()).toBe('Sur');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Norte');
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(input().value).toBe('Este');
    expect(names()).toEqual([]);
  });

  it.each([
    ['typed in full', 'este', ['Este'], 'Este'],
    ['begun', 'S', ['Sur'], 'Sur'],
    ['not among them', 'x', [], undefined],
  ])('SHELL-15 what is %s is found', async (_, typed, expected, first) => {
    const user = start();
    await user.tab();
    await user.keyboard(typed);
    expect(names()).toEqual(expected);
    expect(active()).toBe(first);
    expect(screen.queryByText('Nada') !== null).toBe(expected.length === 0);
  });

  it('SHELL-15 leaving it, or Escape, chooses nothing', async () => {
    const user = start();
    await user.tab();
    await user.keyboard('su{Escape}');
    expect([input().value, names()]).toEqual(['Norte', []]);
    await user.keyboard('su');
    await user.tab();
    expect([input().value, names()]).toEqual(['Norte', []]);
  });

  it('SHELL-15 a click chooses and leaves the focus in the field', async () => {
    const user = start();
    await user.click(input());
    await user.click(screen.getByRole('option', { name: 'Sur' }));
    expect(input().value).toBe('Sur');
    expect(document.activeElement).toBe(input());
    await user.click(input());
    expect(names()).toEqual(['Norte', 'Este', 'Sur']);
  });
});
