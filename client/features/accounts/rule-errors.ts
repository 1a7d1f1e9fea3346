// The sentences of a shared rule, as the form library wants them.
import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** @param sentences one for each field that is wrong */
export function resolveBy<Values extends FieldValues>(
  values: Values,
  sentences: { [Field in keyof Values]?: string },
): ResolverResult<Values> {
  const wrong = Object.entries(sentences);
  if (wrong.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<Values> };
}
