// Two ways to begin a post: a button with a dialog, and a one-line field that becomes the form.
import PenLine from 'lucide-react/icons/pen-line';
import { useEffect, useRef, useState } from 'react';
import type { SavedPost } from '#shared/features/forum/schemas.ts';
import { forumSignInFirst, forumTexts } from '#shared/features/forum/texts.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import { NEW_POST, postDrafts, useHasForumDraft } from './drafts.ts';
import { newPostRequest, PENDING_POST } from './pending-forum-action.ts';

export interface NewPostProps {
  /** The category chosen in the list. */
  category: string | undefined;
  onSaved: (saved: SavedPost) => void;
}

const loadDialog = async () => (await import('./post-dialog.tsx')).PostDialog;
const loadForm = async () => (await import('./post-form.tsx')).PostForm;

/** Where the form of a new post is open: only one place at a time, since both places share the draft. */
export interface OpenedForm {
  place: 'dialog' | 'field' | null;
  open: (place: 'dialog' | 'field') => void;
  close: () => void;
}

export function NewPostButton({ form, ...props }: NewPostProps & { form: OpenedForm }) {
  return (
    <>
      <Button variant="primary" icon={<PenLine size={18} />} onClick={() => form.open('dialog')}>
        Nytt inlägg
      </Button>
      {form.place === 'dialog' && <LazyDialog load={loadDialog} props={{ ...props, onClose: form.close }} />}
    </>
  );
}

export function QuickPost({ form, ...props }: NewPostProps & { form: OpenedForm }) {
  const hasDraft = useHasForumDraft(postDrafts, NEW_POST);
  const isOpen = form.place === 'field';
  const field = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that closed the form had the focus and is removed.
    if (wasOpen.current && !isOpen) field.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button
        ref={field}
        type="button"
        onClick={() => form.open('field')}
        className="min-h-12 w-full rounded-md border border-outline bg-surface px-4 text-left text-muted hover:border-ink"
      >
        {hasDraft ? 'Fortsätt på ditt utkast' : 'Vad vill du prata om?'}
      </button>
    );
  }
  return (
    <Card>
      <LazyPanel
        load={loadForm}
        props={{
          ...props,
          isFocused: true,
          onSaved: (saved: SavedPost) => {
            form.close();
            props.onSaved(saved);
          },
          onClose: form.close,
        }}
        placeholder={<Skeleton className="h-80 rounded-md" />}
        errorTitle={forumTexts.postFailed}
      />
    </Card>
  );
}

/** A visitor is asked to sign in before the form opens. */
export function useNewPostForm(): OpenedForm {
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const [place, setPlace] = useState<OpenedForm['place']>(null);
  useEffect(() => newPostRequest.subscribe(() => setPlace('dialog')), []);
  return {
    place,
    open: (asked) =>
      viewer
        ? setPlace(asked)
        : promptSignIn(forumSignInFirst.createPost, () => setPlace(asked), PENDING_POST),
    close: () => setPlace(null),
  };
}
