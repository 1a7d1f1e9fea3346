// The parts of a thread's page that only staff load: the controls above the post, and taking a comment down.
import { useEffect, useEffectEvent } from 'react';
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { useForumModeration } from '../../features/forum/moderation/moderation-actions.ts';
import { ThreadControls } from '../../features/forum/moderation/thread-controls.tsx';
import { useForumReason } from '../forum-reason.ts';

export function StaffControls({ post }: { post: ForumPost }) {
  const { askLock, dialog } = useForumReason();
  return (
    <>
      <ThreadControls post={post} askLock={askLock} />
      {dialog}
    </>
  );
}

export interface HideCommentProps {
  comment: ForumComment;
  /** The title of the comment's thread. */
  title: string;
  onClose: () => void;
}

/** Asks for the reason, and takes the comment down. */
export function HideComment({ comment: { id, number, editedAt }, title, onClose }: HideCommentProps) {
  const { ask, dialog } = useForumReason();
  const { decide } = useForumModeration(ask);
  const hide = useEffectEvent(async () => {
    await decide([{ kind: 'comment', id, number, title, status: 'approved', editedAt }], 'removed');
    onClose();
  });
  useEffect(() => void hide(), []);
  return dialog;
}
