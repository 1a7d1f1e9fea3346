// Drafts of posts and comments. They survive a reload, an ended session and a failed request; what a visitor wrote is taken
// over when they sign in.
import { useState, useSyncExternalStore } from 'react';
import { createDraftStore, type DraftStore, TextDraft } from '../../../core/drafts/draft-store.ts';
import { useHasDraft } from '../../../core/drafts/use-draft.ts';
import { useViewer } from '../../../core/viewer.ts';

export interface PostDraft {
  title: string;
  content: string;
  category: string;
  /** Of a new post: the id under which this text is stored, also when it is sent again; undefined without a text. */
  newId?: string | undefined;
}

// Parsed without zod, so that the first page does not load zod only to know whether there is a draft.
const PostDraft = {
  parse(stored: unknown): PostDraft {
    const { title, content, category, newId } = Object(stored) as Record<string, unknown>;
    return {
      title: TextDraft.parse(title),
      content: TextDraft.parse(content),
      category: TextDraft.parse(category),
      ...(typeof newId === 'string' && { newId }),
    };
  },
};

export interface CommentDraft {
  text: string;
  /** The comment that it answers; null for none. */
  replyTo: { number: number; name: string } | null;
  /** The id under which this text is stored, also when it is sent again; undefined without a text. */
  newId?: string | undefined;
}

const CommentDraft = {
  parse(stored: unknown): CommentDraft {
    // Written before drafts had the comment that they answer.
    if (typeof stored === 'string') return { text: stored, replyTo: null };
    const { text, replyTo, newId } = Object(stored) as Record<string, unknown>;
    // Without a text there is nothing to continue: the reader only pressed the button of a comment.
    if (text === '') throw new TypeError('A comment without a text');
    return {
      text: TextDraft.parse(text),
      replyTo: parseReply(replyTo),
      ...(typeof newId === 'string' && { newId }),
    };
  },
};

function parseReply(stored: unknown): CommentDraft['replyTo'] {
  if (stored === null) return null;
  const { number, name } = Object(stored) as Record<string, unknown>;
  if (typeof number !== 'number') throw new TypeError('A reply without a number');
  return { number, name: TextDraft.parse(name) };
}

/** Keyed by the id of the post; `new` for a new post. */
export const postDrafts = createDraftStore({
  name: 'forum-post',
  schema: PostDraft,
  storedFor: 'tabAndBrowser',
});
/** Keyed by the id of the post that is commented on. */
export const commentDrafts = createDraftStore({
  name: 'forum-comment',
  schema: CommentDraft,
  storedFor: 'tabAndBrowser',
});
/** Keyed by the id of the comment that is changed. */
export const commentEditDrafts = createDraftStore({
  name: 'forum-comment-edit',
  schema: TextDraft,
  storedFor: 'tabAndBrowser',
});

const bases = createDraftStore({ name: 'forum-basis', schema: TextDraft, storedFor: 'tabAndBrowser' });

/**
 * A store for changes of a text: a draft is discarded if the text has been changed since, for example on another device.
 *
 * @param text the text as it is now
 */
export function changeDrafts<Draft>(store: DraftStore<Draft>, text: unknown): DraftStore<Draft> {
  const basis = JSON.stringify(text);
  return {
    ...store,
    read: (author, id) => (bases.read(author, id) === basis ? store.read(author, id) : null),
    write: (author, id, draft) => bases.write(author, id, basis) && store.write(author, id, draft),
    clear(author, id) {
      bases.clear(author, id);
      store.clear(author, id);
    },
  };
}

export const NEW_POST = 'new';

/** Whether there is something to continue with. False during server rendering. */
export function useHasForumDraft(store: Pick<DraftStore<unknown>, 'read'>, id: string): boolean {
  return useHasDraft({ read: (author) => store.read(author, id) ?? store.read(null, id) }, id);
}

/** The text of an unsent comment, empty without one and during server rendering, and a function that deletes its draft. */
export function useUnsentComment(id: string): [text: string, discard: () => void] {
  const author = useViewer()?.id ?? null;
  const [isDiscarded, setIsDiscarded] = useState(false);
  const text = useSyncExternalStore(
    () => () => undefined,
    () => (commentDrafts.read(author, id) ?? commentDrafts.read(null, id))?.text ?? '',
    () => '',
  );
  function discard(): void {
    for (const writer of [author, null]) commentDrafts.clear(writer, id);
    setIsDiscarded(true);
  }
  return [isDiscarded ? '' : text, discard];
}
