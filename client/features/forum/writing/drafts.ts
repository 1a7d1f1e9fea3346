// Drafts of posts and comments. They survive a reload, an ended session and a failed request; what a visitor wrote is taken
// over when they sign in.
import * as z from 'zod/mini';
import { createDraftStore, type DraftStore } from '../../../core/drafts/draft-store.ts';
import { type FormDraft, useDraft, useHasDraft } from '../../../core/drafts/use-draft.ts';

const PostDraft = z.object({ title: z.string(), content: z.string(), category: z.string() });
export type PostDraft = z.infer<typeof PostDraft>;

/** By the id of the post, `new` for a new one. */
export const postDrafts = createDraftStore({ name: 'forum-post', schema: PostDraft, storedFor: 'browser' });
/** By the id of the post that is commented on, and `edit` with the id of a comment that is changed. */
export const commentDrafts = createDraftStore({
  name: 'forum-comment',
  schema: z.string(),
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
