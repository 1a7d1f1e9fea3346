// Drafts of posts and comments. They survive a reload, an ended session and a failed request; what a visitor wrote is taken
// over when they sign in.
import { createDraftStore, type DraftStore } from '../../../core/drafts/draft-store.ts';
import { type FormDraft, useDraft, useHasDraft } from '../../../core/drafts/use-draft.ts';

export interface PostDraft {
  title: string;
  content: string;
  category: string;
}

// Not zod: every reader of the forum loads this file, and only to know whether there is a draft.
const Text = {
  parse(stored: unknown): string {
    if (typeof stored !== 'string') throw new TypeError('A draft without a text');
    return stored;
  },
};
const PostDraft = {
  parse(stored: unknown): PostDraft {
    const { title, content, category } = Object(stored) as Record<string, unknown>;
    return { title: Text.parse(title), content: Text.parse(content), category: Text.parse(category) };
  },
};

/** By the id of the post, `new` for a new one. */
export const postDrafts = createDraftStore({ name: 'forum-post', schema: PostDraft, storedFor: 'browser' });
/** By the id of the post that is commented on, and `edit` with the id of a comment that is changed. */
export const commentDrafts = createDraftStore({
  name: 'forum-comment',
  schema: Text,
  storedFor: 'browser',
});

export const NEW_POST = 'new';

/** A draft that begins with what was written before signing in, and is deleted with it. */
export function useForumDraft<Draft>(store: DraftStore<Draft>, id: string, initial: Draft): FormDraft<Draft> {
  const { clear, ...draft } = useDraft(store, id, store.read(null, id) ?? initial);
  return {
    ...draft,
    clear: () => {
      clear();
      store.clear(null, id);
    },
  };
}

/** Whether there is something to continue with. False during server rendering. */
export function useHasForumDraft(store: Pick<DraftStore<unknown>, 'read'>, id: string): boolean {
  return useHasDraft({ read: (author) => store.read(author, id) ?? store.read(null, id) }, id);
}
