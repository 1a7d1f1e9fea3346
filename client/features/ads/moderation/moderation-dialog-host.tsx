// The moderation dialog: which ad it shows, and which ad follows a decision.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { type ModerationAddress, moderationSearchOf } from '#shared/features/ads/moderation/address.ts';
import type { DecidedStatus } from '#shared/features/ads/moderation/rules.ts';
import { useApi } from '../../../core/api.ts';
import { useQueueDialog } from '../../../ui/dialog/use-queue-dialog.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import type { ModerationActions } from './moderation-actions.ts';
import type { ModerationSellerProps } from './moderation-seller.tsx';

export interface ModerationDialogHostProps {
  address: ModerationAddress;
  /** The ads of the page in table order; undefined while they load. */
  ads: ModeratedAd[] | undefined;
  actions: ModerationActions;
  onSuspend: ModerationSellerProps['onSuspend'];
  /** Opens another ad in the URL, or none. */
  onShow: (adId: string | undefined) => void;
}

const loadModerationDialog = async () => (await import('./moderation-dialog.tsx')).ModerationDialog;

export function ModerationDialogHost(props: ModerationDialogHostProps) {
  const { address, ads, actions, onSuspend, onShow } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const id = address.ad;
  const dialog = useQueueDialog({ id, queue: ads, onShow });
  const listed = ads?.find((ad) => ad.id === id);
  const found = useQuery({
    ...api.ads.findForModeration.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined && ads !== undefined && !listed,
  });
  const [lastAd, setLastAd] = useState<ModeratedAd>();
  // An ad that has just left the table stays visible until the next one replaces it.
  const ad =
    id === undefined ? undefined : (listed ?? found.data ?? (lastAd?.id === id ? lastAd : undefined));
  if (ad && ad !== lastAd) setLastAd(ad);

  async function decide(decision: DecidedStatus): Promise<void> {
    // A moderator who changes an earlier decision stays on the ad to see the result.
    if (ad && (await actions.decide(ad, decision)) && ad.status === 'pending') showNext(ad);
  }

  /** Called after the table is refetched. */
  function showNext(done: ModeratedAd): void {
    const key = api.ads.listForModeration.queryKey({ input: moderationSearchOf(address) });
    const now = queryClient.getQueryData(key)?.ads ?? [];
    dialog.showNext(done.id, now);
  }

  if (id === undefined) return null;
  return (
    <LazyDialog
      load={loadModerationDialog}
      props={{
        ...dialog.props,
        ad,
        failure: found.error && !ad ? { error: found.error, onRetry: () => void found.refetch() } : null,
        actions,
        onDecide: (decision) => void decide(decision),
        onSuspend,
      }}
    />
  );
}
