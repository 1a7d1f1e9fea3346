// The form of a post, new or changed. Its draft survives a reload and signing out. Loaded when it opens.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import type { SavedPost } from '#shared/features/forum/schemas.ts';
import { FORUM_CATEGORIES, MAX_POST_LENGTH, MAX_TITLE_LENGTH } from '#shared/features/forum/rules.ts';
import { forumSignInFirst, forumTexts } from '#shared/features/forum/texts.ts';
import { NewPost } from '#shared/features/forum/writing/contract.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../../core/failure.ts';
import { newId } from '../../../core/new-id.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import type { DraftStore } from '../../../core/drafts/draft-store.ts';
import { useDraftAcrossSignIn } from '../../../core/drafts/use-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MarkdownEditor } from '../../../ui/editor/markdown-editor.tsx';
import { hasUpload } from '../../../ui/editor/use-pasted-pictures.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { changeDrafts, NEW_POST, type PostDraft, postDrafts } from './drafts.ts';
import { PENDING_POST } from './pending-forum-action.ts';
import { useForumEditorServices } from './use-editor-services.ts';
import { WriteError } from './write-errors.tsx';

/** Drafts of an edit hold title and content only, so that saving one does not undo a move by staff. */
function changeDraftsOf({ title, content, category }: PostDraft): DraftStore<PostDraft> {
  const drafts = changeDrafts(postDrafts, { title, content });
  const read: typeof drafts.read = (author, id) => {
    const draft = drafts.read(author, id);
    return draft && { ...draft, category };
  };
  return { ...drafts, read };
}

export interface PostFormProps {
  /** The post to change; undefined for a new one. */
  post?: Pick<ForumPost, 'id' | 'title' | 'content' | 'category' | 'heldEdit'>;
  category?: string | undefined;
  /** Whether the form takes the focus itself; in a dialog, the dialog sets the focus. */
  isFocused?: boolean;
  onSaved: (saved: SavedPost) => void;
  onClose: () => void;
}

export function PostForm({ post, category = '', isFocused = false, onSaved, onClose }: PostFormProps) {
  // If an edit is pending, the author continues from it.
  const initial = post ? contentOf(post.heldEdit ?? post) : { title: '', content: '', category };
  const [drafts] = useState(() => (post ? changeDraftsOf(initial) : postDrafts));
  const { draft, setDraft, clear } = useDraftAcrossSignIn(drafts, post?.id ?? NEW_POST, initial);
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const services = useForumEditorServices(post?.id);
  const save = useSavePost(post?.id, (saved) => {
    clear();
    onSaved(saved);
  });
  const [isTried, setIsTried] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent(() => {
    if (isFocused) title.current?.focus();
  });
  useEffect(() => focus(), []);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const beside = { ...fieldErrorsOf(save.error), ...wrong };
  const change = (part: Partial<PostDraft>) =>
    setDraft((before) => (post ? { ...before, ...part } : withNewId({ ...before, ...part })));
  const isUploading = hasUpload(draft.content);
  const isEmpty = [draft.title, draft.content, draft.category].some((text) => text.trim() === '');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsTried(true);
    const { data, error } = NewPost.safeParse(draft);
    setWrong(Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []));
    if (!data || save.isPending || isUploading) return;
    const sent = { post: data, newPostId: draft.newId ?? newId() };
    if (viewer) save.mutate(sent);
    else promptSignIn(forumSignInFirst.createPost, () => save.mutate(sent), PENDING_POST);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Rubrik" required error={beside['title']}>
        {(control) => (
          <TextInput
            {...control}
            ref={title}
            value={draft.title}
            maxLength={MAX_TITLE_LENGTH}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Kategori" required error={beside['category']}>
        {(control) => (
          <Select
            {...control}
            value={draft.category}
            onChange={(event) => change({ category: event.target.value })}
          >
            <option value="">Välj</option>
            {FORUM_CATEGORIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      <MarkdownEditor
        label="Text"
        required
        rows={6}
        maxLength={MAX_POST_LENGTH}
        error={beside['content']}
        services={services}
        value={draft.content}
        onChange={(content) => change({ content })}
      />
      <WriteError error={save.error} fields={['title', 'category', 'content']} />
      {isTried && isEmpty && <p role="alert">{forumTexts.fieldsMissing}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            // The draft of a new post stays for later. The draft of an edit is deleted: it would overwrite later edits.
            if (post) clear();
            onClose();
          }}
        >
          Avbryt
        </Button>
        <Button type="submit" variant="primary" disabled={isEmpty || isUploading} busy={save.isPending}>
          {post ? 'Spara' : 'Publicera'}
        </Button>
      </div>
    </form>
  );
}

function contentOf({ title, content, category }: PostDraft): PostDraft {
  return { title, content, category };
}

/** A changed text is another post. */
function withNewId(draft: PostDraft): PostDraft {
  return { ...draft, newId: draft.title + draft.content === '' ? undefined : newId() };
}

function useSavePost(id: string | undefined, onSaved: (saved: SavedPost) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const saving = useMutation({
    mutationFn: ({ post, newPostId }: { post: NewPost; newPostId: string }) =>
      id === undefined
        ? api.forum.createPost.call({ id: newPostId, ...post })
        : api.forum.updatePost.call({ id, ...post }),
    onSuccess: (saved: SavedPost) => {
      if (saved.status === 'pending') toast.info(forumTexts.postHeld);
      else if (saved.isEditHeld) toast.info(forumTexts.editHeld);
      else toast.success(id === undefined ? forumTexts.postCreated : forumTexts.postSaved);
      void queryClient.invalidateQueries({ queryKey: api.forum.key() });
      onSaved(saved);
    },
    onError: (error, sent) => {
      if (isRefusal(error, 'UNAUTHORIZED'))
        promptSignIn(errorMessageOf(error), () => saving.mutate(sent), PENDING_POST);
    },
  });
  return saving;
}
