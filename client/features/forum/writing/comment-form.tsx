// The form of a new comment. Its draft survives a reload and signing out. Loaded when it opens.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import { MAX_COMMENT_LENGTH } from '#shared/features/forum/rules.ts';
import { forumSignInFirst, forumTexts } from '#shared/features/forum/texts.ts';
import type { NewComment } from '#shared/features/forum/writing/contract.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { useDraftAcrossSignIn } from '../../../core/drafts/use-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { type EditorHandle, MarkdownEditor } from '../../../ui/editor/markdown-editor.tsx';
import { hasUpload } from '../../../ui/editor/use-pasted-pictures.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { commentDrafts } from './drafts.ts';
import type { Quoted } from './quoted.ts';
import { useForumEditorServices } from './use-editor-services.ts';
import { WriteError } from './write-errors.tsx';

/** What is commented on besides a post: a thread that may not exist yet. */
export interface CommentTarget {
  /** Of the draft. */
  id: string;
  /** The thread, whose people may be mentioned; undefined before there is one. */
  postId: string | undefined;
  create: (comment: NewComment) => Promise<ForumComment>;
}

export interface CommentFormProps {
  postId: string;
  /** What is commented on, if it is not the post itself. */
  target?: CommentTarget | undefined;
  /** The comment to answer; null for none. */
  replyTo: Pick<ForumComment, 'number' | 'author'> | null;
  onCancelReply: () => void;
  /** Added to the text; a new object for each. */
  quoted: Quoted | null;
  /** Whether a press has opened it, which then focuses it. */
  isFocused: boolean;
  onSaved: (comment: ForumComment) => void;
}

export function CommentForm({
  postId,
  target,
  replyTo,
  onCancelReply,
  quoted,
  isFocused,
  onSaved,
}: CommentFormProps) {
  const editor = useRef<EditorHandle>(null);
  const { forum } = useApi();
  const { id, ...thread } = target ?? {
    id: postId,
    postId,
    create: (comment: NewComment) => forum.createComment.call({ id: postId, ...comment }),
  };
  const { draft, setDraft, clear } = useDraftAcrossSignIn(commentDrafts, id, '');
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const services = useForumEditorServices(thread.postId);
  const save = useSaveComment(thread.create, (comment) => {
    clear();
    setDraft('');
    onSaved(comment);
  });
  const isEmpty = draft.trim() === '';
  const isUploading = hasUpload(draft);

  const focus = useEffectEvent(() => {
    if (isFocused) editor.current?.focus();
  });
  useEffect(() => focus(), []);
  useEffect(() => {
    if (quoted) editor.current?.quote(quoted);
  }, [quoted]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isEmpty || isUploading || save.isPending) return;
    const comment = { content: draft, ...(replyTo && { replyTo: replyTo.number }) };
    if (viewer) save.mutate(comment);
    else promptSignIn(forumSignInFirst.comment, () => save.mutate(comment));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {replyTo && (
        <p className="flex items-center gap-1 text-sm">
          Svar till <span className="font-semibold [overflow-wrap:anywhere]">{replyTo.author.name}</span> (#
          {replyTo.number})
          <IconButton
            small
            label="Svara inte på kommentaren"
            icon={<X size={16} />}
            onClick={onCancelReply}
          />
        </p>
      )}
      <MarkdownEditor
        ref={editor}
        label="Skriv en kommentar"
        rows={4}
        maxLength={MAX_COMMENT_LENGTH}
        error={fieldErrorsOf(save.error)['content']}
        services={services}
        value={draft}
        onChange={setDraft}
      />
      <WriteError error={save.error} fields={['content']} />
      <Button
        type="submit"
        variant="primary"
        disabled={isEmpty || isUploading}
        busy={save.isPending}
        className="self-end"
      >
        Kommentera
      </Button>
    </form>
  );
}

function useSaveComment(create: CommentTarget['create'], onSaved: (comment: ForumComment) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const saving = useMutation({
    mutationFn: create,
    onSuccess: async (comment: ForumComment) => {
      if (comment.state === 'waits') toast.info(forumTexts.commentHeld);
      else toast.success(forumTexts.commentCreated);
      await queryClient.invalidateQueries({ queryKey: api.forum.key() });
      onSaved(comment);
    },
    onError: (error, comment) => {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => saving.mutate(comment));
    },
  });
  return saving;
}
