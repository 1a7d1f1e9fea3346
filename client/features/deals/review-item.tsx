// A review with its answer.
import type { ReactNode } from 'react';
import { formatDate } from '#shared/format.ts';
import { personPath } from '#shared/paths.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stars } from '../../ui/text/stars.tsx';

export interface ReviewItemProps {
  /** Without an id, the name has no link. */
  person: { id: string | null; name: string; avatarUrl: string | null };
  /** Before the name: "Om" for written reviews. */
  prefix?: string;
  rating: number;
  text: string;
  at: string;
  /** Shown beside the date. */
  about: ReactNode;
  answer: { text: string; at: string } | null;
  /** The author of the answer. */
  answerer: string;
  children?: ReactNode;
}

export function ReviewItem(props: ReviewItemProps) {
  const { person, prefix, rating, text, at, about, answer, answerer, children } = props;
  return (
    <Card>
      <article className="flex items-start gap-3">
        <Avatar name={person.name} src={person.avatarUrl} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="inline-flex min-w-0 items-center gap-1 font-semibold [overflow-wrap:anywhere]">
              {prefix}
              {person.id === null ? (
                person.name
              ) : (
                <Anchor
                  href={personPath(person.id)}
                  className="-my-1 inline-flex min-h-11 items-center hover:underline"
                >
                  {person.name}
                </Anchor>
              )}
            </span>
            <Stars value={rating} label={`${rating} av 5`} size={16} />
          </p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {about} · <time dateTime={at}>{formatDate(at)}</time>
          </p>
          <p className="prose mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          {answer && (
            <div className="mt-3 border-l-3 border-line pl-3">
              <p className="text-sm text-muted">
                {answerer} svarade <time dateTime={answer.at}>{formatDate(answer.at)}</time>
              </p>
              <p className="prose mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{answer.text}</p>
            </div>
          )}
          {children}
        </div>
      </article>
    </Card>
  );
}
