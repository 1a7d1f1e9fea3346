// A form's draft as React state: read when the form opens, stored with every change.
import { type Dispatch, type SetStateAction, useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useViewer } from '../viewer.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

export interface FormDraft<Draft> {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** What was written has been sent, or given up. The fields stay as they are. */
  clear: () => void;
}

/**
 * Like `useState`, and a reload loses nothing.
 *
 * @param initial what the fields hold without a draft; a draft equal to it is not stored
 */
export function useDraft<Draft>(store: DraftStore<Draft>, id: string, initial: Draft): FormDraft<Draft> {
  const viewerId = useViewer()?.id ?? null;
  // Whoever opened the form: what is written stays theirs when the session expires or another person signs in.
  const [author] = useState(viewerId);
  const [draft, setDraft] = useState(() => store.read(author, id) ?? initial);
  const isInitial = JSON.stringify(draft) === JSON.stringify(initial);
  useEffect(() => {
    if (isInitial) store.clear(author, id);
    else store.write(author, id, draft);
  }, [store, author, id, draft, isInitial]);
  return { draft, setDraft, clear: () => store.clear(author, id) };
}

const textDrafts = createDraftStore({ name: 'text', schema: z.string(), storedFor: 'tab' });

/** A single text, for the tab. `id`: what it is about and which field it is, unique on the site. */
export function useTextDraft(id: string): FormDraft<string> {
  return useDraft(textDrafts, id, '');
}

/** Whether the viewer has a draft from before a reload. False in the server's markup, which cannot know. */
export function useHasDraft(store: Pick<DraftStore<unknown>, 'read'>, id: string): boolean {
  const author = useViewer()?.id ?? null;
  return useSyncExternalStore(
    subscribeToNothing,
    () => store.read(author, id) !== null,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
