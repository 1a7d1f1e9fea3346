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

export interface SaveOptions<Data> {
  schema: Schema<Data>;
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

export function useSave<Form, Data>({ schema, send, failureOf, onSaved }: SaveOptions<Data>): Save<Form> {
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  async function save(form: Form): Promise<void> {
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

  return { save, isSaving, errors, failure };
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
