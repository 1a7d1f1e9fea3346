// The state of an ad's form: judged by the contract's schema, a field at a time once it has been left.
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldsOf } from '../../core/failure.ts';
import { type AdFormValues, blankAd, TypedAd } from './ad-form-values.ts';

/** All of an ad but its pictures, ready to be sent. */
export type ReadAd = z.output<typeof TypedAd>;
export type AdFormState = UseFormReturn<AdFormValues, unknown, ReadAd>;

export function useAdForm(values: AdFormValues): AdFormState {
  return useForm<AdFormValues, unknown, ReadAd>({
    defaultValues: values,
    resolver: judge,
    mode: 'onTouched',
  });
}

/** Puts the server's sentences by their fields and goes to the first; gives the one for the pictures, if any. */
export function showRefusals(form: AdFormState, error: unknown): string | undefined {
  const sentences = fieldsOf(error);
  const wrong = fieldNames.filter((name) => sentences[name]);
  for (const name of wrong) {
    form.setError(name, { type: 'server', message: sentences[name] }, { shouldFocus: name === wrong[0] });
  }
  return sentences['pictureIds'];
}

const fieldNames = Object.keys(blankAd) as (keyof AdFormValues)[];

// By hand: the library's resolver takes a default in the schema for a field that may be missing from the form.
const judge: Resolver<AdFormValues, unknown, ReadAd> = (values) => {
  const { data, error } = TypedAd.safeParse(values);
  if (data) return { values: data, errors: {} };
  const errors: FieldErrors<AdFormValues> = {};
  for (const { path, message } of error.issues) {
    const name = fieldNames.find((field) => field === path[0]);
    if (name) errors[name] ??= { type: 'schema', message };
  }
  return { values: {}, errors };
};
