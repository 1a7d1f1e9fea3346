// State of a form whose record another admin may save meanwhile. Holds the values with which it was opened.
import { useState } from 'react';

/**
 * @param stored the record's editable values; undefined for a new record
 * @param formOf the form's values
 */
export function useSeenForm<Seen, Form extends object>(
  stored: Seen | undefined,
  formOf: (seen: Seen | undefined) => Form,
) {
  const [seen, setSeen] = useState(stored);
  const [form, setForm] = useState(() => formOf(stored));
  const [theirs, setTheirs] = useState<Partial<Form>>({});

  /** After a conflict: fields that this admin has not changed get their new values, so that only the changed ones overwrite. */
  function seeAgain(now: Seen): void {
    const rebased = (typed: Form) => rebase(typed, { opened: formOf(seen), stored: formOf(now) });
    setSeen(now);
    setForm((typed) => rebased(typed).form);
    setTheirs(rebased(form).theirs);
  }

  return { seen, form, setForm, theirs, seeAgain };
}

/**
 * @param form what the admin has typed
 * @param opened the values with which the form was opened
 * @param stored the values that are stored now
 * @returns the form with the stored values of all fields that the admin has not changed; `theirs` are the stored values of the
 * fields that both have changed
 */
function rebase<Form extends object>(
  form: Form,
  { opened, stored }: { opened: Form; stored: Form },
): { form: Form; theirs: Partial<Form> } {
  const fields = Object.keys(form) as (keyof Form)[];
  const changed = fields.filter((field) => form[field] !== opened[field]);
  const theirs: Partial<Form> = {};
  const rebased = { ...stored };
  for (const field of changed) {
    rebased[field] = form[field];
    if (stored[field] !== opened[field] && stored[field] !== form[field]) theirs[field] = stored[field];
  }
  return { form: rebased, theirs };
}
