// One text of a conversation with the operator: who wrote it, when, and what.
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/format.ts';
import { classNames } from '../../ui/class-names.ts';

export interface WrittenTextProps {
  author: string;
  at: string;
  content: string;
  isByStaff?: boolean;
  /** After the text. */
  children?: ReactNode;
}

export function WrittenText({ author, at, content, isByStaff = false, children }: WrittenTextProps) {
  return (
    <li
      className={classNames(
        'rounded-md border p-4',
        isByStaff ? 'border-pine bg-pine-soft' : 'border-line bg-surface',
      )}
    >
      <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{author}</span>
        <time dateTime={at} className="text-muted">
          {formatDateTime(at)}
        </time>
      </p>
      <p className="max-w-[60ch] whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
      {children}
    </li>
  );
}
