// One page of the table in all its states, and one decision on several rows.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import type { ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import type { DecidedStatus } from '#shared/features/forum/moderation/rules.ts';
import { forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import { failureSentence } from '../../../core/failure.ts';
import { useApi } from '../../../core/api.ts';
import { useFocusAfterRemoval } from '../../../core/moderation/focus-after-removal.ts';
import { adjacentTo } from '../../../core/moderation/moderation-queue.ts';
import { STAFF_STALE_MS } from '../../../core/query-client.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectionBar } from '../../../ui/moderation/selection-bar.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { FailedTable } from '../../../ui/table/table-states.tsx';
import { idsOf, useSelection } from '../../../ui/table/use-selection.ts';
import type { DecidedItem, ForumModeration } from './moderation-actions.ts';
import {
  adjacentModerationHrefs,
  changeForumModeration,
  forumModerationHref,
  moderationInput,
} from './moderation-addresses.ts';
import { ForumTable } from './moderation-table.tsx';

export type ForumPage = ReturnType<typeof useForumPage>;

/** A page of the table. */
export function useForumPage(address: ForumModerationAddress) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().forum.listForModeration.queryOptions({ input: moderationInput(address) }),
    staleTime: STAFF_STALE_MS,
    placeholderData: keepPreviousData,
  });
  return { data, error, isFetching, refetch };
}

export interface ForumListProps {
  address: ForumModerationAddress;
  page: ForumPage;
  moderation: ForumModeration;
}

export function ForumList({ address, page, moderation }: ForumListProps) {
  const { data, error, isFetching, refetch } = page;
  const selection = useSelection(data?.items ?? []);
  const moveFocusFrom = useFocusAfterRemoval(data?.items);
  if (!data) {
    if (error)
      return (
        <FailedForumList
          address={address}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      );
    return (
      <Loading label="Laddar foruminlägg" className="flex flex-col gap-3">
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
      </Loading>
    );
  }
  const pending = data.items.filter(({ status }) => status === 'pending');
  const selected = selection.rows.filter(({ status }) => status === 'pending');

  async function decideSelected(status: DecidedStatus): Promise<void> {
    // Failed items stay selected for another attempt.
    selection.replace(await moderation.decide(selected, status));
  }

  /** The pressed button is removed with its row or after the decision; focus then moves to the next row. */
  async function decideInRow(
    rows: readonly ModeratedItem[],
    decided: readonly DecidedItem[],
    status: DecidedStatus,
  ): Promise<readonly string[]> {
    const pressed = document.activeElement;
    const id = decided[0]?.id ?? '';
    const adjacent = adjacentTo(rows, id, 1) ?? adjacentTo(rows, id, -1);
    const failed = await moderation.decide(decided, status);
    if (failed.length === 0) moveFocusFrom({ pressed, ids: adjacent ? [id, adjacent] : [id] });
    return failed;
  }

  const { busy } = moderation;
  const isFiltered = forumModerationHref(changeForumModeration(address, {})) !== forumModerationHref({});
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <HitCount
        count={data.items.length}
        hasMore={data.next !== null}
        empty={
          <EmptyState
            title={forumModerationTexts.empty}
            action={isFiltered && <ButtonLink href={forumModerationHref({})}>Visa alla inlägg</ButtonLink>}
          />
        }
      />
      <SelectionBar
        pending={pending.length}
        selected={selected.length}
        progress={
          busy && busy.ids.length > 1 ? { decision: busy.status, done: busy.done, of: busy.ids.length } : null
        }
        report={moderation.report}
        onSelectAll={(isSelected) => selection.select(idsOf(pending), isSelected)}
        onDecide={(status) => void decideSelected(status)}
        onDismissReport={moderation.dismissReport}
      />
      {data.items.length > 0 && (
        <ForumTable
          items={data.items}
          moderation={{ busy, decide: (items, status) => decideInRow(data.items, items, status) }}
          selected={selection.ids}
          onSelect={(item, isSelected) => selection.select([item.id], isSelected)}
          hrefOf={({ id }) => forumModerationHref({ ...address, item: id })}
        />
      )}
      <Pagination {...adjacentModerationHrefs(address, data)} />
    </div>
  );
}

const firstPage: ForumModerationAddress = {};

export interface FailedForumListProps {
  /** Of the table; left out where what failed has no pages. */
  address?: ForumModerationAddress;
  error: unknown;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Source: spec 2 §8 Forum, "Kunde inte hämta foruminlägg: {message}". */
export function FailedForumList({ address = firstPage, error, isRetrying, onRetry }: FailedForumListProps) {
  return (
    <FailedTable
      title={failureSentence(forumModerationTexts.listFailed, error)}
      address={address}
      startHref={forumModerationHref(changeForumModeration(address, {}))}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
