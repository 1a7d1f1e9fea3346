// An article that loads, is missing or has failed to load; the full one is given as children.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Article } from '#shared/features/news/article/contract.ts';
import { newsTexts } from '#shared/features/news/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RecordStates } from '../../../ui/feedback/record-states.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** @param props.level of the heading of the states */
export function ArticleStates({
  id,
  level,
  children,
}: {
  id: string;
  level: 1 | 2;
  children: (article: Article) => ReactNode;
}) {
  return (
    <RecordStates
      query={useQuery(useApi().news.find.queryOptions({ input: { id } }))}
      missing={<MissingArticle level={level} />}
      loading={
        <Loading label="Laddar artikeln" className="flex flex-col gap-4">
          <Skeleton className="aspect-video rounded-md" />
          <Skeleton className="h-40 rounded-md" />
        </Loading>
      }
      failedTitle={newsTexts.articleFailed}
      level={level}
    >
      {children}
    </RecordStates>
  );
}

export function MissingArticle({ level }: { level: 1 | 2 }) {
  return (
    <EmptyState
      level={level}
      board="404"
      title={newsTexts.notFound}
      action={<ButtonLink href={paths.news}>Till nyheterna</ButtonLink>}
    >
      Den kan vara avpublicerad eller borttagen.
    </EmptyState>
  );
}
