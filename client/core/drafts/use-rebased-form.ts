// State of a form whose record another admin may save meanwhile. Stores the values with which it was opened, also in its draft.
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

export interface RebasedDraft<Seen, Form> {
  form: Form;
  /** The values with which the form was opened; undefined for a new record. */
  seen?: Seen | undefined;
}

export interface RebasedFormDraft<Seen, Form> {
  drafts: DraftStore<RebasedDraft<Seen, Form>>;
  /** Undefined for a new record. */
  id: string | undefined;
}

/** At a field that another admin has changed too. */
export const storedNow = (value: string): string => `Sparat nu: ${value || 'inget'}`;

/**
 * @param draft the store of the form's drafts, and the id of the record
 * @param stored the record's editable values; undefined for a new record
 * @param formOf the form's values
 */
export function useRebasedForm<Seen, Form extends object>(
  { drafts, id }: RebasedFormDraft<Seen, Form>,
  stored: Seen | undefined,
  formOf: (seen: Seen | undefined) => Form,
) {
  const [initial] = useState(() => ({ form: formOf(stored), seen: stored }));
  const { draft, setDraft, isChanged, clear } = useDraft(drafts, id ?? 'new', initial);
  const { form, seen } = draft;
  const [theirs, setTheirs] = useState<Partial<Form>>({});

  /** After a conflict: fields that this admin has not changed get their new values, so that only the changed ones overwrite. */
  function rebaseOn(now: Seen): void {
    const rebased = (typed: Form) => rebase(typed, { opened: formOf(seen), stored: formOf(now) });
    setDraft((before) => ({ form: rebased(before.form).form, seen: now }));
    setTheirs(rebased(form).theirs);
  }

  function reset(): void {
    setDraft(initial);
    setTheirs({});
  }

  // An upload may finish after more has been typed.
  const change = (part: Partial<Form>) =>
    setDraft((before) => ({ ...before, form: { ...before.form, ...part } }));
  return { seen, form, change, theirs, rebaseOn, isChanged, reset, clear };
}

/**
 * @param form what the admin has typed
 * @param opened the values with which the form was opened
 * @param stored the values that are stored now
 * @returns the form with the stored values of all fields that the admin has not changed; `theirs` are the stored values of the
 * fields that both have changed
 */
export function rebase<Form extends object>(
  form: Form,
  { opened, stored }: { opened: Form; stored: Form },
): { form: Form; theirs: Partial<Form> } {
  const fields = Object.keys(form) as (keyof Form)[];
  const changed = fields.filter((field) => !isSame(form[field], opened[field]));
  const theirs: Partial<Form> = {};
  const rebased = { ...stored };
  for (const field of changed) {
    rebased[field] = form[field];
    if (!isSame(stored[field], opened[field]) && !isSame(stored[field], form[field]))
      theirs[field] = stored[field];
  }
  return { form: rebased, theirs };
}

/** Compares lists too, such as opening hours. */
const isSame = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** A sentence for each field that another admin has changed too. */
export function conflictTexts(theirs: object): Record<string, string> {
  const entries = Object.entries(theirs).map(([field, value]) => [
    field,
    typeof value === 'string' ? storedNow(value) : 'Någon annan har också ändrat det här',
  ]);
  return Object.fromEntries(entries);
}
