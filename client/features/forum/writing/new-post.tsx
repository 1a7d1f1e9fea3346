// Two ways to begin a post: a button with a dialog, and a one-line field that becomes the form.
import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import type { SavedPost } from '#shared/features/forum/schemas.ts';
import { forumSignInFirst, forumTexts } from '#shared/features/forum/texts.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';

export interface NewPostProps {
  /** Chosen in the list. */
  category: string | undefined;
  onSaved: (saved: SavedPost) => void;
}

const loadDialog = async () => (await import('./post-dialog.tsx')).PostDialog;
const loadForm = async () => (await import('./post-form.tsx')).PostForm;

export function NewPostButton(props: NewPostProps) {
  const { isOpen, open, close } = useOpenForm();
  return (
    <>
      <Button variant="primary" icon={<PenLine size={18} />} onClick={open}>
        Nytt inlägg
      </Button>
      {isOpen && <LazyDialog load={loadDialog} props={{ ...props, onClose: close }} />}
    </>
  );
}

export function QuickPost(props: NewPostProps) {
  const { isOpen, open, close } = useOpenForm();
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={open}
        className="min-h-12 w-full rounded-md border border-outline bg-surface px-4 text-left text-muted hover:border-ink"
      >
        Vad vill du prata om?
      </button>
    );
  }
  return (
    <Card>
      <LazyPanel
        load={loadForm}
        props={{
          ...props,
          onSaved: (saved: SavedPost) => {
            close();
            props.onSaved(saved);
          },
          onClose: close,
        }}
        placeholder={<Skeleton className="h-80 rounded-md" />}
        errorTitle={forumTexts.postFailed}
      />
    </Card>
  );
}

/** A visitor signs in first, and then writes. */
function useOpenForm() {
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return {
    isOpen,
    open: () => (viewer ? open() : promptSignIn(forumSignInFirst.createPost, open)),
    close: () => setIsOpen(false),
  };
}
