// A page of the table of articles in all its states, and approving several at once.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NewsEditingAddress } from '#shared/features/news/editing/address.ts';
import type { EditedArticleRow } from '#shared/features/news/editing/contract.ts';
import { newsEditingTexts } from '#shared/features/news/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useFocusAfterRemoval } from '../../../core/moderation/focus-after-removal.ts';
import { adjacentTo } from '../../../core/moderation/moderation-queue.ts';
import { STAFF_STALE_MS } from '../../../core/query-client.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectionBar } from '../../../ui/moderation/selection-bar.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { FailedTable, LoadingTable } from '../../../ui/table/table-states.tsx';
import { idsOf, useSelection } from '../../../ui/table/use-selection.ts';
import type { ArticleActions } from './article-actions.ts';
import { ArticleListRow } from './article-list-row.tsx';
import {
  adjacentNewsHrefs,
  changeNewsEditing,
  newsEditingHref,
  newsEditingInput,
} from './editing-addresses.ts';

export type ArticlePage = ReturnType<typeof useArticlePage>;

export function useArticlePage(address: NewsEditingAddress) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().news.listForEditing.queryOptions({ input: newsEditingInput(address) }),
    staleTime: STAFF_STALE_MS,
    placeholderData: keepPreviousData,
  });
  return { data, error, isFetching, refetch };
}

export interface ArticleTableProps {
  address: NewsEditingAddress;
  page: ArticlePage;
  actions: ArticleActions;
}

export function ArticleTable({ address, page, actions }: ArticleTableProps) {
  const { data, error, isFetching, refetch } = page;
  const selection = useSelection(data?.items ?? []);
  const moveFocusFrom = useFocusAfterRemoval(data?.items);
  if (!data) {
    if (!error) return <LoadingTable label="Laddar artiklar" />;
    return (
      <FailedTable
        title={newsEditingTexts.listFailed}
        sentence={errorMessageOf(error)}
        address={address}
        startHref={newsEditingHref(changeNewsEditing(address, {}))}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { items } = data;
  const pending = items.filter(({ can }) => can.approve);
  const selected = selection.rows.filter(({ can }) => can.approve);

  /** The pressed button is removed with its row or with the finished review; the focus then moves to the next row. */
  function focusAfter(article: Pick<EditedArticleRow, 'id'>, pressed: Element | null): void {
    const adjacent = adjacentTo(items, article.id, 1) ?? adjacentTo(items, article.id, -1);
    moveFocusFrom({ pressed, ids: adjacent ? [article.id, adjacent] : [article.id] });
  }

  const rowActions: ArticleActions = {
    ...actions,
    async approve(articles) {
      const pressed = document.activeElement;
      const failed = await actions.approve(articles);
      if (failed.length === 0 && articles[0]) focusAfter(articles[0], pressed);
      return failed;
    },
    async remove(article) {
      const pressed = document.activeElement;
      const isDone = await actions.remove(article);
      if (isDone) focusAfter(article, pressed);
      return isDone;
    },
  };

  const { busy } = actions;
  const isFiltered = newsEditingHref(changeNewsEditing(address, {})) !== newsEditingHref({});
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <HitCount
        count={items.length}
        hasMore={data.next !== null}
        empty={
          <EmptyState
            title={isFiltered ? 'Inga artiklar hittades' : 'Inga artiklar än'}
            action={
              isFiltered ? (
                <ButtonLink href={newsEditingHref({})}>Visa alla artiklar</ButtonLink>
              ) : (
                <ButtonLink href={newsEditingHref({ edit: 'new' })}>Skriv den första</ButtonLink>
              )
            }
          />
        }
      />
      <SelectionBar
        decisions={['approved']}
        pending={pending.length}
        selected={selected.length}
        progress={
          busy && busy.ids.length > 1 ? { decision: 'approved', done: busy.done, of: busy.ids.length } : null
        }
        report={actions.report}
        onSelectAll={(isSelected) => selection.select(idsOf(pending), isSelected)}
        // Failed articles stay selected for another attempt.
        onDecide={() => void actions.approve(selected).then(selection.replace)}
        onDismissReport={actions.dismissReport}
      />
      {items.length > 0 && (
        <ul aria-label="Artiklar" className="flex flex-col gap-3">
          {items.map((article) => (
            <ArticleListRow
              key={article.id}
              article={article}
              actions={rowActions}
              isSelected={selection.ids.has(article.id)}
              onSelect={(isSelected) => selection.select([article.id], isSelected)}
              href={newsEditingHref({ ...address, item: article.id })}
              editHref={newsEditingHref({ ...address, edit: article.id })}
            />
          ))}
        </ul>
      )}
      <Pagination {...adjacentNewsHrefs(address, data)} />
    </div>
  );
}
