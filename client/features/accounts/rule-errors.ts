// Converts the errors of a shared rule to a form resolver's result.
import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/**
 * @param sentences the error of each invalid field
 */
export function resolveBy<Values extends FieldValues>(
  values: Values,
  sentences: { [Field in keyof Values]?: string },
): ResolverResult<Values> {
  const invalid = Object.entries(sentences);
  if (invalid.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(invalid.map(([field, message]) => [field, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<Values> };
}
