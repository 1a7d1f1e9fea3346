// What a moderator decides of an ad, and what became of the decision when somebody else was there first.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { adModerationWords } from '#shared/features/ads/moderation/words.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, sentenceOf } from '../../../core/failure.ts';

export type Decision = 'approved' | 'rejected';

/** `changed`: it was not as the moderator saw it, and is shown as it is now. */
export type Outcome =
  | { kind: 'decided' }
  | { kind: 'changed' | 'gone' | 'failed'; sentence: string }
  | { kind: 'signed-out'; sentence: string };

export type Decide = (ad: ModeratedAd, decision: Decision) => Promise<Outcome>;

/** Gives the action. It changes what the table shows of that ad; asking for the table anew is `useModerationRefresh`. */
export function useDecide(): Decide {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    async (ad, status) => {
      const { id, updatedAt } = ad;
      try {
        await api.ads.setStatus.call({ id, status, seen: { status: ad.status, updatedAt } });
        return { kind: 'decided' };
      } catch (error) {
        if (isRefusal(error, 'UNAUTHORIZED')) return { kind: 'signed-out', sentence: sentenceOf(error) };
        if (isRefusal(error, 'NOT_FOUND')) return { kind: 'gone', sentence: adModerationWords.gone };
        if (!isRefusal(error, 'CONFLICT')) return { kind: 'failed', sentence: sentenceOf(error, '') };
      }
      // Whoever was first has changed the numbers above the table too.
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
          ? { kind: 'gone', sentence: adModerationWords.gone }
          : { kind: 'changed', sentence: sentenceOf(error) };
      }
    },
    [api, queryClient],
  );
}

/** Asks anew for every list, count and page that may show a moderated ad; done when those on screen have come. */
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
  if (now.status === 'pending' || now.status === seen.status) return adModerationWords.changedBySeller;
  if (now.status === 'removed') return adModerationWords.removedSince;
  return adModerationWords.decidedBy(now.decision?.by ?? null, now.status);
}
