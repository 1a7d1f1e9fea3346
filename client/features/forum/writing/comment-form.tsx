// The form of a new comment. Its draft survives a reload and signing out. Loaded when it opens.
import X from 'lucide-react/icons/x';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import { MAX_COMMENT_LENGTH } from '#shared/features/forum/rules.ts';
import { forumSignInFirst } from '#shared/features/forum/texts.ts';
import type { NewComment } from '#shared/features/forum/writing/contract.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf } from '../../../core/failure.ts';
import { newId } from '../../../core/new-id.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { unsentText } from '../../../core/drafts/unsent-text.ts';
import { useDraftAcrossSignIn } from '../../../core/drafts/use-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { type EditorHandle, MarkdownEditor } from '../../../ui/editor/markdown-editor.tsx';
import { hasUpload } from '../../../ui/editor/use-pasted-pictures.ts';
import { focusComment } from '../thread/comment-element.ts';
import { commentDrafts, type CommentDraft } from './drafts.ts';
import type { Quoted } from './quoted.ts';
import { useForumEditorServices } from './use-editor-services.ts';
import { useSaveComment } from './use-save-comment.ts';
import { WriteError } from './write-errors.tsx';

/** A discussion outside the forum's list, such as that of a match; its thread may not exist yet. */
export interface CommentTarget {
  /** Key of the draft. */
  id: string;
  /** Id of the thread, whose participants can be mentioned; undefined until the thread exists. */
  postId: string | undefined;
  create: (comment: NewComment) => Promise<ForumComment>;
}

export interface CommentFormProps {
  postId: string;
  /** What is commented on, if it is not the post itself. */
  target?: CommentTarget | undefined;
  /** A comment to answer; each press of its button is a new object or follows null. */
  replyTo: Pick<ForumComment, 'number' | 'author'> | null;
  /** The form has taken over which comment to answer. */
  onReplyTaken: () => void;
  /** A quote to add to the text; each quote is a new object. */
  quoted: Quoted | null;
  /** The quote has been added to the text. */
  onQuoted: () => void;
  /** Whether a press opened the form, which then takes the focus. */
  isFocused: boolean;
  onSaved: (comment: ForumComment) => void;
}

const emptyDraft: CommentDraft = { text: '', replyTo: null };

/** A changed text is another comment. */
function withNewId(draft: CommentDraft): CommentDraft {
  return { ...draft, newId: draft.text === '' ? undefined : newId() };
}

export function CommentForm({
  postId,
  target,
  replyTo,
  onReplyTaken,
  quoted,
  onQuoted,
  isFocused,
  onSaved,
}: CommentFormProps) {
  const editor = useRef<EditorHandle>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { forum } = useApi();
  const { id, ...thread } = target ?? {
    id: postId,
    postId,
    create: (comment: NewComment) => forum.createComment.call({ id: postId, ...comment }),
  };
  const { draft, setDraft, clear } = useDraftAcrossSignIn(commentDrafts, id, emptyDraft);
  const change = (part: Partial<CommentDraft>) => setDraft((before) => withNewId({ ...before, ...part }));
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const services = useForumEditorServices(thread.postId);
  const save = useSaveComment(
    { draftId: id, ...thread, onStored: clear },
    {
      onShown(comment, sent) {
        const isButtonFocused = document.activeElement === button.current;
        flushSync(() => {
          setDraft(({ text, replyTo: current }) =>
            withNewId({
              text: unsentText(text, sent.content),
              replyTo: current?.number === sent.replyTo ? null : current,
            }),
          );
          onSaved(comment);
        });
        // The button, now disabled, would lose the focus. In the field it would open the keyboard of a phone.
        if (isButtonFocused) focusComment(comment.number);
      },
    },
  );
  const isEmpty = draft.text.trim() === '';
  const isUploading = hasUpload(draft.text);

  function focusIfPressed(): void {
    if (isFocused) editor.current?.focus();
  }
  const focusAtStart = useEffectEvent(focusIfPressed);
  useEffect(() => focusAtStart(), []);
  useOnNew(replyTo, ({ number, author }) => {
    change({ replyTo: { number, name: author.name } });
    focusIfPressed();
    onReplyTaken();
  });
  useOnNew(quoted, (passage) => {
    editor.current?.quote(passage);
    onQuoted();
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isEmpty || isUploading || save.isPending) return;
    const comment = {
      content: draft.text,
      commentId: draft.newId ?? newId(),
      ...(draft.replyTo && { replyTo: draft.replyTo.number }),
    };
    if (viewer) save.mutate(comment);
    else promptSignIn(forumSignInFirst.comment, () => save.mutate(comment));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {draft.replyTo && (
        <AnsweredComment
          comment={draft.replyTo}
          onRemove={() => {
            change({ replyTo: null });
            // The button, which had the focus, is removed.
            editor.current?.focus();
          }}
        />
      )}
      <MarkdownEditor
        ref={editor}
        label="Skriv en kommentar"
        rows={4}
        maxLength={MAX_COMMENT_LENGTH}
        error={fieldErrorsOf(save.error)['content']}
        services={services}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <WriteError error={save.error} fields={['content']} />
      <Button
        ref={button}
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

interface AnsweredCommentProps {
  comment: NonNullable<CommentDraft['replyTo']>;
  onRemove: () => void;
}

function AnsweredComment({ comment: { number, name }, onRemove }: AnsweredCommentProps) {
  return (
    <p className="flex items-center gap-1 text-sm">
      Svar till <span className="font-semibold [overflow-wrap:anywhere]">{name}</span> (#
      {number})
      <IconButton small label="Svara inte på kommentaren" icon={<X size={16} />} onClick={onRemove} />
    </p>
  );
}

/** Calls `take` for each new object. */
function useOnNew<Value extends object>(value: Value | null, take: (value: Value) => void): void {
  const onNew = useEffectEvent(take);
  useEffect(() => {
    if (value) onNew(value);
  }, [value]);
}
