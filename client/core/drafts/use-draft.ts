// A form draft as React state: read when the form opens, stored on every change.
import { hashKey } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useViewer } from '../viewer.ts';
import { createDraftStore, type DraftStore, TextDraft } from './draft-store.ts';
import { unsentText } from './unsent-text.ts';

export interface FormDraft<Draft> {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** Whether it differs from the initial value. */
  isChanged: boolean;
  /** Deletes the stored draft after submitting or discarding. The state is unchanged. */
  clear: () => void;
  /** Replaces the draft, also the stored one of a form that is already gone. */
  replace: (draft: Draft) => void;
  /** The draft as it is now: an answer to a request calls the functions of the rendering that sent it. */
  latest: () => Draft;
}

/**
 * Like `useState`, but survives a reload.
 *
 * @param initial the value without a draft; a draft equal to it is not stored
 */
export function useDraft<Draft>(store: DraftStore<Draft>, id: string, initial: Draft): FormDraft<Draft> {
  const viewerId = useViewer()?.id ?? null;
  // The user who opened the form: the draft stays theirs when the session expires or another user signs in.
  const [author] = useState(viewerId);
  // The server has no drafts: a form that it has rendered starts with `initial` and shows the draft after hydration.
  const isHydrated = useHydrated();
  const [isRead, setIsRead] = useState(isHydrated);
  const read = () => store.read(author, id) ?? initial;
  const [draft, setDraft] = useState(() => (isHydrated ? read() : initial));
  if (isHydrated && !isRead) {
    setIsRead(true);
    setDraft(read());
  }
  // A hash does not depend on the order of keys, which is the schema's in a restored draft.
  const isChanged = hashKey([draft]) !== hashKey([initial]);
  useEffect(() => {
    if (!isRead) return;
    if (isChanged) store.write(author, id, draft);
    else store.clear(author, id);
  }, [store, author, id, draft, isChanged, isRead]);
  const discard = useEffectEvent((removedId: string) => removedId === id && setDraft(initial));
  useEffect(() => store.onRemovedElsewhere(author, (removedId) => discard(removedId)), [store, author]);
  const replace = (next: Draft) => {
    store.write(author, id, next);
    setDraft(next);
  };
  const typed = useRef(draft);
  useEffect(() => {
    typed.current = draft;
  });
  const clear = () => store.clear(author, id);
  return { draft, setDraft, isChanged, clear, replace, latest: () => typed.current };
}

/** Like `useDraft`, for forms of visitors too: starts from the visitor's draft after sign-in; `clear` deletes both drafts. */
export function useDraftAcrossSignIn<Draft>(
  store: DraftStore<Draft>,
  id: string,
  initial: Draft,
): FormDraft<Draft> {
  const viewerId = useViewer()?.id ?? null;
  const [written] = useState(() => (viewerId === null ? null : store.read(null, id)));
  const { clear, ...draft } = useDraft(store, id, written ?? initial);
  return {
    ...draft,
    clear: () => {
      clear();
      store.clear(null, id);
    },
  };
}

const textDrafts = createDraftStore({ name: 'text', schema: TextDraft, storedFor: 'tab' });

export interface SentText extends FormDraft<string> {
  /** Deletes what was sent from the draft. Returns what the user has typed since, which remains. */
  clearSent: (sent: string) => string;
  /** Deletes the draft, unless the user has changed it since it was sent. */
  clearUnchanged: (sent: string) => void;
}

/** A single text, stored for the tab. `id` names the record and the field, and is unique on the site. */
export function useTextDraft(id: string): SentText {
  const draft = useDraft(textDrafts, id, '');
  const { clear, replace, latest } = draft;
  return {
    ...draft,
    clearSent(sent) {
      const rest = unsentText(latest(), sent);
      if (rest) replace(rest);
      else clear();
      return rest;
    },
    clearUnchanged(sent) {
      if (latest() === sent) clear();
    },
  };
}

/** Whether the viewer has a draft from before a reload. False during server rendering. */
export function useHasDraft(store: Pick<DraftStore<unknown>, 'read'>, id: string): boolean {
  const author = useViewer()?.id ?? null;
  return useSyncExternalStore(
    subscribeToNothing,
    () => store.read(author, id) !== null,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
