// The author of a text and its time: always visible, in a subdued style.
import type { ReactNode } from 'react';
import type { Author } from '#shared/features/forum/schemas.ts';
import { formatDateTime, timeAgo } from '#shared/format.ts';
import { personPath } from '#shared/paths.ts';
import { useNow } from '../../../core/now.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';

export interface AuthorLineProps {
  author: Author;
  createdAt: string;
  editedAt: string | null;
  /** At the end: the number of a comment, a badge. */
  children?: ReactNode;
}

export function AuthorLine({ author, createdAt, editedAt, children }: AuthorLineProps) {
  const now = new Date(useNow());
  return (
    <div className="flex items-center gap-3">
      <Avatar name={author.name} src={author.avatarUrl} size="sm" />
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm text-muted">
        {author.id === null ? (
          <span className="font-semibold text-ink [overflow-wrap:anywhere]">{author.name}</span>
        ) : (
          <Anchor
            href={personPath(author.id)}
            className="font-semibold text-ink [overflow-wrap:anywhere] hover:underline"
          >
            {author.name}
          </Anchor>
        )}
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {timeAgo(createdAt, now)}
        </time>
        {editedAt && (
          <time dateTime={editedAt} title={formatDateTime(editedAt)}>
            Redigerad {timeAgo(editedAt, now).toLowerCase()}
          </time>
        )}
      </p>
      {children}
    </div>
  );
}
