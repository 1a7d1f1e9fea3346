// One page of the table in all its states, and one decision on several rows.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ForumModerationAddress } from '#shared/features/forum/moderation/address.ts';
import type { ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import type { DecidedStatus } from '#shared/features/forum/moderation/rules.ts';
import { forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import type { ForumModeration } from './moderation-actions.ts';
import { adjacentModerationHrefs, forumModerationHref, moderationInput } from './moderation-addresses.ts';
import { ForumTable } from './moderation-table.tsx';

/** Short, because several moderators work in the same table. */
const FRESH_MS = 10_000;

export interface ForumListProps {
  address: ForumModerationAddress;
  moderation: ForumModeration;
}

export function ForumList({ address, moderation }: ForumListProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().forum.listForModeration.queryOptions({ input: moderationInput(address) }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  if (!data) {
    if (error)
      return <FailedForumList error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
    return (
      <Loading label="Laddar foruminlägg" className="flex flex-col gap-3">
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
      </Loading>
    );
  }
  const pending = data.items.filter(({ status }) => status === 'pending');
  const selected = pending.filter(({ id }) => selectedIds.has(id));

  function select(items: readonly ModeratedItem[], isSelected: boolean): void {
    const next = new Set(selectedIds);
    for (const { id } of items) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelectedIds(next);
  }

  async function decideSelected(status: DecidedStatus): Promise<void> {
    // Those that failed stay selected for another attempt.
    const failed = await moderation.decide(selected, status);
    setSelectedIds(new Set(failed.map(({ id }) => id)));
  }

  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <HitCount count={data.items.length} hasMore={data.next !== null} />
      {pending.length > 0 && (
        <div className="sticky top-14 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-3 py-1.5">
          <Checkbox
            label={`Markera alla väntande (${pending.length})`}
            checked={selected.length === pending.length}
            disabled={moderation.busy !== null}
            onChange={(event) => select(pending, event.target.checked)}
          />
          {selected.length > 0 && (
            <span className="flex flex-1 items-center justify-end gap-2">
              <output className="mr-auto text-sm whitespace-nowrap text-muted sm:mr-2">
                {selected.length === 1 ? '1 markerat' : `${selected.length} markerade`}
              </output>
              <Button
                size="sm"
                icon={<X size={18} />}
                busy={moderation.busy !== null}
                onClick={() => void decideSelected('rejected')}
              >
                Avvisa
              </Button>
              <Button
                size="sm"
                icon={<Check size={18} />}
                busy={moderation.busy !== null}
                onClick={() => void decideSelected('approved')}
              >
                Godkänn
              </Button>
            </span>
          )}
        </div>
      )}
      {data.items.length === 0 ? (
        <EmptyState
          title={forumModerationTexts.empty}
          action={<ButtonLink href={forumModerationHref({})}>Visa alla inlägg</ButtonLink>}
        />
      ) : (
        <ForumTable
          items={data.items}
          moderation={moderation}
          selected={selectedIds}
          onSelect={(item, isSelected) => select([item], isSelected)}
          hrefOf={({ id }) => forumModerationHref({ ...address, item: id })}
        />
      )}
      <Pagination {...adjacentModerationHrefs(address, data)} />
    </div>
  );
}

export interface FailedForumListProps {
  error: unknown;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Source: spec 2 §8 Forum, "Kunde inte hämta foruminlägg: {message}". */
export function FailedForumList({ error, isRetrying = false, onRetry }: FailedForumListProps) {
  return (
    <FailedState
      title={`${forumModerationTexts.listFailed}: ${errorMessageOf(error)}`}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
