// Saves a form: validates it by the contract's schema, shows errors at their fields, and prompts for sign-in if it is required.
import { useState } from 'react';
import { errorMessageOf, fieldErrorsOf, isRefusal } from './failure.ts';
import { useSignInPrompt } from './sign-in-prompt.tsx';

/** A schema of zod. */
interface Schema<Data> {
  safeParse(form: unknown): {
    data?: Data | undefined;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

export interface SaveOptions<Data, Form> {
  schema: Schema<Data>;
  /** The form as it is now: the error of a field disappears when the field is changed. Without it, errors stay until the next save. */
  form?: Form;
  /** Sends the data that the schema has parsed, and refetches the queries that depend on it. */
  send: (data: Data) => Promise<unknown>;
  /** The message to show when saving fails, unless the server returns errors for fields. */
  failureOf: (error: unknown) => string;
  onSaved: () => void;
}

export interface Save<Form> {
  save: (form: Form) => Promise<void>;
  isSaving: boolean;
  /** Error messages by field name; those within a list also by their path, as `hours.0.from`. */
  errors: Record<string, string>;
  failure: string;
}

export function useSave<Form, Data>({
  schema,
  form: current,
  send,
  failureOf,
  onSaved,
}: SaveOptions<Data, Form>): Save<Form> {
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [checked, setChecked] = useState<Form>();

  async function save(form: Form): Promise<void> {
    setChecked(form);
    const { data, error: wrong } = schema.safeParse(form);
    setFailure('');
    setErrors(firstOfEach(wrong?.issues ?? []));
    if (data === undefined) return;
    setIsSaving(true);
    try {
      await send(data);
      onSaved();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void save(form));
      const fields = fieldErrorsOf(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(failureOf(error));
    } finally {
      setIsSaving(false);
    }
  }

  return { save, isSaving, errors: errorsOfUnchanged(errors, checked, current), failure };
}

/** The same object while no field with an error is changed: forms notice new errors by it. */
function errorsOfUnchanged(errors: Save<unknown>['errors'], before: unknown, now: unknown): typeof errors {
  const shown = Object.entries(errors).filter(([name]) => !isFieldChanged(name, before, now));
  return shown.length === Object.keys(errors).length ? errors : Object.fromEntries(shown);
}

/** @param name of the field, or its path, as `hours.0.from` */
function isFieldChanged(name: string, before: unknown, now: unknown): boolean {
  if (!isRecord(before) || !isRecord(now)) return false;
  const [field = ''] = name.split('.');
  return field in now && before[field] !== now[field];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Sends a change. If the server refuses it because another user has changed the record meanwhile, the record is loaded, so that the
 * next attempt is based on it.
 *
 * @param loadCurrent loads the record and takes over its version
 * @throws the refusal
 */
export async function sendOrReload<Saved>(
  send: () => Promise<Saved>,
  loadCurrent: () => Promise<void>,
): Promise<Saved> {
  try {
    return await send();
  } catch (error) {
    // A conflict with errors for fields is of another kind, such as a name that is taken.
    const isChanged = isRefusal(error, 'CONFLICT') && Object.keys(fieldErrorsOf(error)).length === 0;
    // If this request fails, the next attempt to save is refused again.
    if (isChanged) await loadCurrent().catch(() => undefined);
    throw error;
  }
}

/** The first error message of each field, and of each field within a list. */
function firstOfEach(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Save<unknown>['errors'] {
  const sentences: Record<string, string> = {};
  for (const { path, message } of issues) {
    sentences[String(path[0])] ??= message;
    sentences[path.join('.')] ??= message;
  }
  return sentences;
}
