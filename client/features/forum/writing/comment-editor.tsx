// Edits one of the viewer's comments in place. Loaded when it opens.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import { MAX_COMMENT_LENGTH } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useDraftAcrossSignIn } from '../../../core/drafts/use-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type EditorHandle, MarkdownEditor } from '../../../ui/editor/markdown-editor.tsx';
import { hasUpload } from '../../../ui/editor/use-pasted-pictures.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { changeDrafts, commentEditDrafts } from './drafts.ts';
import { useForumEditorServices } from './use-editor-services.ts';
import { WriteError } from './write-errors.tsx';

export interface CommentEditorProps {
  postId: string;
  comment: Pick<ForumComment, 'id' | 'content' | 'heldEdit'>;
  onClose: () => void;
}

export function CommentEditor({ postId, comment, onClose }: CommentEditorProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  // If an edit is pending, the author continues from it.
  const before = (comment.heldEdit ?? comment).content;
  const [drafts] = useState(() => changeDrafts(commentEditDrafts, before));
  const { draft: text, setDraft, clear } = useDraftAcrossSignIn(drafts, comment.id, before);
  const saving = useMutation(
    api.forum.updateComment.mutationOptions({
      onSuccess: async (saved) => {
        clear();
        if (saved.heldEdit) toast.info(forumTexts.editHeld);
        else toast.success(forumTexts.commentSaved);
        await queryClient.invalidateQueries({ queryKey: api.forum.comments.key() });
        onClose();
      },
      onError: (error, input) => {
        if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => saving.mutate(input));
      },
    }),
  );

  // A press on "Redigera" has opened it.
  const editor = useRef<EditorHandle>(null);
  useEffect(() => editor.current?.focus(), []);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    saving.mutate({ id: comment.id, content: text });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <MarkdownEditor
        ref={editor}
        label="Ändra kommentaren"
        maxLength={MAX_COMMENT_LENGTH}
        error={fieldErrorsOf(saving.error)['content']}
        services={useForumEditorServices(postId)}
        value={text}
        onChange={setDraft}
      />
      <WriteError error={saving.error} fields={['content']} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            clear();
            // Staff may have taken the comment down. Until it is closed, the editor shows what its author has written.
            if (isRefusal(saving.error, 'CONFLICT'))
              void queryClient.invalidateQueries({ queryKey: api.forum.comments.key() });
            onClose();
          }}
        >
          Avbryt
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={text.trim() === '' || hasUpload(text)}
          busy={saving.isPending}
        >
          Spara
        </Button>
      </div>
    </form>
  );
}
