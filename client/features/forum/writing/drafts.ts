// Drafts of posts and comments. They survive a reload, an ended session and a failed request; what a visitor wrote is taken
// over when they sign in.
import { createDraftStore, type DraftStore, TextDraft } from '../../../core/drafts/draft-store.ts';
import { useHasDraft } from '../../../core/drafts/use-draft.ts';

export interface PostDraft {
  title: string;
  content: string;
  category: string;
}

// Without zod for the reason of TextDraft.
const PostDraft = {
  parse(stored: unknown): PostDraft {
    const { title, content, category } = Object(stored) as Record<string, unknown>;
    return {
      title: TextDraft.parse(title),
      content: TextDraft.parse(content),
      category: TextDraft.parse(category),
    };
  },
};

/** By the id of the post, `new` for a new one. */
export const postDrafts = createDraftStore({ name: 'forum-post', schema: PostDraft, storedFor: 'browser' });
/** By the id of the post that is commented on, and `edit` with the id of a comment that is changed. */
export const commentDrafts = createDraftStore({
  name: 'forum-comment',
  schema: TextDraft,
  storedFor: 'browser',
});

export const NEW_POST = 'new';

/** Whether there is something to continue with. False during server rendering. */
export function useHasForumDraft(store: Pick<DraftStore<unknown>, 'read'>, id: string): boolean {
  return useHasDraft({ read: (author) => store.read(author, id) ?? store.read(null, id) }, id);
}
