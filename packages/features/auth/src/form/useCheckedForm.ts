import { emptyPhone } from '@marquee/blocks/phone/PhoneField';
import { createPatternGuard, type PatternGuard } from '@marquee/blocks/rules/patternGuard';
import { countries } from '@marquee/sdk/contract/system/countries';
import { useCall } from '@marquee/state/queries';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Agreement } from '../register/useAgreements.ts';
import { resolverOf, type Surroundings } from './checkFields.ts';
import { emptyValues, type FieldName, type FieldSpec, type FormValues, type TextName } from './fields.ts';

export type AccountForm = UseFormReturn<FormValues>;

export interface CheckedForm {
  readonly form: AccountForm;
  readonly around: Surroundings;
  /** for the `<form>` element: fields are found by name in it */
  readonly element: React.RefObject<HTMLFormElement | null>;
  /** one try at a time, with the checks before it: a press while another is being checked is none (C19) */
  once(attempt: () => Promise<unknown>): void;
  /** of a field, or of something else that the form holds by name */
  focus(name: FieldName | 'captcha' | Agreement | undefined): void;
}

/**
 * A form of fields and rules that may change while it is shown. Nothing typed is lost with a field that goes: it may come
 * back with another tab. The first check comes with sending, and then with each key.
 */
export function useCheckedForm(
  fields: readonly FieldSpec[],
  known: () => Partial<Record<TextName, string>> = () => ({}),
): CheckedForm {
  const guard = useGuard();
  const { data } = useCall(countries, {}, { enabled: fields.some(({ name }) => name === 'mobileNum') });
  const around = useMemo<Surroundings>(
    () => ({
      guard,
      lengthsOf(country) {
        const { minDigits: min, maxDigits: max } = data?.find(({ countryCode }) => countryCode === country) ?? {};
        return min !== undefined && max !== undefined ? { min, max } : undefined;
      },
    }),
    [guard, data],
  );
  const [defaultValues] = useState(() => emptyValues(emptyPhone, known()));
  const form = useForm<FormValues>({
    defaultValues,
    resolver: resolverOf(fields, around),
    // where the focus goes is decided with all that is wrong, and not all of it is known here
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const trying = useRef(false);
  return {
    form,
    around,
    element,
    once(attempt) {
      if (trying.current) return;
      trying.current = true;
      void attempt().finally(() => {
        trying.current = false;
      });
    },
    focus(name) {
      const field = name && element.current?.elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
    },
  };
}

function useGuard(): PatternGuard {
  const [guard] = useState(() => createPatternGuard({ onUnusable: tellUnusable }));
  useEffect(() => guard.close, [guard]);
  return guard;
}

/** For whoever set it up: a visitor can do nothing about it, and the platform decides (C15). */
function tellUnusable(pattern: string): void {
  console.warn(`The platform's pattern ${JSON.stringify(pattern)} cannot be used here; it decides by itself.`);
}
