import { type RefObject, useEffect } from 'react';

/** Fields of the login form in the order they stand in. */
export const loginFields = ['username', 'password', 'captcha'] as const;
export type LoginField = (typeof loginFields)[number];

/** What was typed, trimmed (AUTH-02). A field that the form does not show is not there. */
export type LoginEntry = Partial<Record<LoginField, string>>;

export function readLogin(form: HTMLFormElement): LoginEntry {
  const data = new FormData(form);
  const entry: LoginEntry = {};
  for (const name of loginFields) {
    const value = data.get(name);
    if (typeof value === 'string') entry[name] = value.trim();
  }
  return entry;
}

/** The shown fields that are empty, first one first. */
export function missingFields(entry: LoginEntry): LoginField[] {
  return loginFields.filter((name) => entry[name] === '');
}

/** Moves the focus to a field, which then is read with its error (AUTH-24). */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** A field that the platform has refused gets the focus, once for each refusal (AUTH-24). */
export function useRefusedFocus(form: RefObject<HTMLFormElement | null>, refusal: object | null, name: string): void {
  useEffect(() => {
    if (refusal && form.current) focusField(form.current, name);
  }, [form, refusal, name]);
}
