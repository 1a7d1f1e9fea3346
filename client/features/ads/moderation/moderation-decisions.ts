// A moderator's decision on an ad, and its outcome when another moderator decided first.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { DecisionReason } from '#shared/features/ads/moderation/reason.ts';
import type { RestrictedStatus } from '#shared/features/ads/moderation/rules.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import type { Undo } from '#shared/features/decisions/contract.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';

/** A decision with its reason. */
export type ReasonedDecision = { status: 'approved' } | ({ status: RestrictedStatus } & DecisionReason);

/** `changed`: the ad differed from what the moderator saw; the table now shows its current state. */
export type Outcome =
  | { kind: 'decided'; undo: Undo }
  | { kind: 'changed' | 'gone' | 'failed'; sentence: string }
  | { kind: 'signed-out'; sentence: string };

export type Decide = (ad: ModeratedAd, decision: ReasonedDecision) => Promise<Outcome>;

/** Returns the mutation. It updates the ad in the cached table; `useModerationRefresh` refetches the table. */
export function useDecide(): Decide {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    async (ad, decision) => {
      const { id, updatedAt } = ad;
      try {
        const seen = { status: ad.status, updatedAt };
        const { undo } = await api.ads.setStatus.call({ id, ...decision, seen });
        return { kind: 'decided', undo };
      } catch (error) {
        if (isRefusal(error, 'UNAUTHORIZED')) return { kind: 'signed-out', sentence: errorMessageOf(error) };
        if (isRefusal(error, 'NOT_FOUND')) return { kind: 'gone', sentence: moderationTexts.notFound };
        if (!isRefusal(error, 'CONFLICT')) return { kind: 'failed', sentence: errorMessageOf(error, '') };
      }
      // The other decision changed the counters as well.
      void queryClient.invalidateQueries({ queryKey: api.ads.counts.queryKey() });
      try {
        const now = await api.ads.findForModeration.call({ id });
        queryClient.setQueriesData<{ ads: ModeratedAd[] }>(
          { queryKey: api.ads.listForModeration.key() },
          (table) => table && { ...table, ads: table.ads.map((one) => (one.id === id ? now : one)) },
        );
        queryClient.setQueryData(api.ads.findForModeration.queryKey({ input: { id } }), now);
        return { kind: 'changed', sentence: sentenceForChange(ad, now) };
      } catch (error) {
        return isRefusal(error, 'NOT_FOUND')
          ? { kind: 'gone', sentence: moderationTexts.notFound }
          : { kind: 'changed', sentence: errorMessageOf(error) };
      }
    },
    [api, queryClient],
  );
}

/** Refetches every list, count and page that may show a moderated ad; resolves when the visible ones are refetched. */
export function useModerationRefresh(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      queryClient.invalidateQueries({ queryKey: api.admin.key() }),
      queryClient.invalidateQueries({ queryKey: api.categories.key() }),
    ]);
  }, [api, queryClient]);
}

function sentenceForChange(seen: ModeratedAd, now: ModeratedAd): string {
  if (now.status === 'pending' || now.status === seen.status) return moderationTexts.changedBySeller;
  if (now.status === 'removed') return moderationTexts.takenDown;
  return moderationTexts.decidedBy(now.decision?.by ?? null, now.status);
}
