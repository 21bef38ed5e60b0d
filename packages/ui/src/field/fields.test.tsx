import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Select } from './Select.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const kinds = [
  ['TextField', (look: object) => <TextField label="Name" {...look} />],
  ['PasswordField', (look: object) => <PasswordField label="Name" showLabel="Show" hideLabel="Hide" {...look} />],
  ['Select', (look: object) => <Select label="Name" options={[{ value: 'a', label: 'A' }]} {...look} />],
  ['Checkbox', (look: object) => <Checkbox label="Name" {...look} />],
] as const;

/** The words a screen reader adds to the field's name. */
const description = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id ? document.getElementById(id)?.textContent : ''))
    .join(' ');

describe.each(kinds)('%s', (_, field) => {
  it('WEB-01 is named by its label and described by its hint', () => {
    render(field({ hint: 'Letters only' }));
    const control = screen.getByLabelText('Name');
    expect(description(control)).toBe('Letters only');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('WEB-01 is invalid and described by its error, which takes the place of the hint', () => {
    render(field({ hint: 'Letters only', error: 'Use letters.' }));
    const control = screen.getByLabelText('Name');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(description(control)).toBe('Use letters.');
    expect(screen.queryByText('Letters only')).toBeNull();
  });

  it('hands its ref and attributes to the native control', () => {
    const ref = createRef<HTMLInputElement & HTMLSelectElement>();
    render(field({ ref, name: 'account', required: true }));
    expect(ref.current).toBe(screen.getByLabelText('Name'));
    expect(ref.current?.name).toBe('account');
    expect(ref.current?.required).toBe(true);
  });

  it('keeps a description of the caller beside its own', () => {
    render(
      <>
        <p id="rules">Rules</p>
        {field({ 'aria-describedby': 'rules', error: 'Wrong.' })}
      </>,
    );
    expect(description(screen.getByLabelText('Name'))).toBe('Rules Wrong.');
  });
});

describe('TextField', () => {
  it.each(['tel', 'email', 'url'])('C10 keeps %s running left to right in any language', (type) => {
    render(<TextField label="Name" type={type} />);
    expect(screen.getByLabelText('Name').dir).toBe('ltr');
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed, and keeps it', async () => {
    render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'secret');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([input.type, input.value]).toEqual(['text', 'secret']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });

  it('says that Caps Lock is on, until it is off', () => {
    const keyUp = vi.fn();
    render(
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        capsLockHint="Caps Lock is on"
        onKeyUp={keyUp}
      />,
    );
    const input = screen.getByLabelText('Password');
    const press = (on: boolean) =>
      fireEvent(
        input,
        Object.assign(new KeyboardEvent('keyup', { key: 'a', bubbles: true }), { getModifierState: () => on }),
      );
    press(true);
    expect(description(input)).toBe('Caps Lock is on');
    press(false);
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
    expect(keyUp).toHaveBeenCalledTimes(2);
  });
});

describe('Select', () => {
  it('offers its options in order and tells the language of each', async () => {
    render(
      <Select
        label="Language"
        options={[
          { value: 'EN', label: 'English', lang: 'en' },
          { value: 'VI', label: 'Tiếng Việt', lang: 'vi' },
        ]}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Tiếng Việt');
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('VI');
    expect(screen.getAllByRole('option').map((option) => option.lang)).toEqual(['en', 'vi']);
  });
});
