import { failureText } from '@marquee/blocks/failure/failureText';
import { refusedField } from '@marquee/sdk/refusal';
import type { IntlShape } from 'react-intl';
import type { FieldName, FieldSpec } from './fields.ts';
import type { AccountForm } from './useCheckedForm.ts';

/** Puts the platform's words beside the field that it refused; `undefined` when they belong to none that is shown. */
export function placeRefusal(
  intl: IntlShape,
  form: AccountForm,
  fields: readonly FieldSpec[],
  failure: unknown,
  sentAs: Readonly<Record<string, FieldName>> = {},
): FieldName | undefined {
  const refused = refusedField(failure);
  if (refused === undefined) return undefined;
  const wanted = Object.hasOwn(sentAs, refused) ? sentAs[refused] : refused;
  const name = fields.find((field) => field.name === wanted)?.name;
  if (name) form.setError(name, { type: 'server', message: failureText(intl, failure) });
  return name;
}
