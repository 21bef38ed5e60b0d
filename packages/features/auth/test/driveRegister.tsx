import type { Solve } from '@marquee/blocks/human/humanCheck';
import { SolveContext } from '@marquee/blocks/human/useHumanCheck';
import type { FlagName } from '@marquee/brand/flagRules';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { solveHere } from '@marquee/testing/solveHere';
import { testBrand } from '@marquee/testing/testBrand';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { RegisterForm } from '../src/register/RegisterForm.tsx';

export const place = { domain: 'www.specimen.example', registerUrl: 'https://www.specimen.example/register' };
export const input = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export type Flags = Partial<Record<FlagName, boolean>>;

export interface FormOptions extends RenderOptions {
  flags?: Flags;
  solve?: Solve;
}

/** Shows a form of an account to somebody who has a keyboard and a pointer; the sandbox follows the brand's flags. */
export async function startForm(ui: ReactNode, { flags = {}, solve = solveHere, brand, ...options }: FormOptions = {}) {
  const page = await renderWithApp(<SolveContext.Provider value={solve}>{ui}</SolveContext.Provider>, {
    ...options,
    brand: { ...brand, flags },
    modules: { [testBrand.merchantCode]: flags as Record<string, boolean> },
  });
  const user = userEvent.setup({ delay: null });
  const lastCode = () => page.sandbox.state().outbox.at(-1)?.code ?? '';
  return { ...page, user, lastCode };
}

export async function startRegister(options: FormOptions = {}) {
  const onRegistered = vi.fn();
  const started = await startForm(<RegisterForm place={place} onRegistered={onRegistered} />, options);
  await screen.findByRole('button', { name: 'Register' });
  return { ...started, onRegistered };
}

export type Form = Awaited<ReturnType<typeof startForm>>;

/** Fills in fields by the beginning of their labels. */
export async function type({ user }: Pick<Form, 'user'>, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(input(name));
    await user.type(input(name), text);
  }
}

export const newcomer = { 'User name': 'newcomer1', Password: 'typed2468', 'Confirm password': 'typed2468' };

/** The words under a field. */
export const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-message`)?.textContent ?? null;

export const registered = ({ onRegistered }: Pick<Awaited<ReturnType<typeof startRegister>>, 'onRegistered'>) =>
  waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
