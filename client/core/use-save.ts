// Saving a form: checked by the contract's schema, refusals at their fields, sign-in when the session has ended.
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
  /** Saves what the schema has made of the form, and reads again what depends on it. */
  send: (data: Data) => Promise<unknown>;
  /** What is shown when it fails, unless the errors are those of fields. */
  failureOf: (error: unknown) => string;
  onSaved: () => void;
}

export interface Save<Form> {
  save: (form: Form) => Promise<void>;
  isSaving: boolean;
  /** By field. */
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

/** The first sentence of each field. */
function firstOfEach(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Save<unknown>['errors'] {
  const sentences: Record<string, string> = {};
  for (const { path, message } of issues) sentences[String(path[0])] ??= message;
  return sentences;
}
