// An ad under moderation: large pictures, all its texts, and the decision. Loaded when an ad is opened.
import { useEffect, useRef } from 'react';
import { adTexts } from '#shared/features/ads/texts.ts';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { errorMessageOf, isMissing } from '../../../core/failure.ts';
import { useModerationKeys } from '../../../core/moderation/use-moderation-keys.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { ModerationFooter, type ModerationSteps } from '../../../ui/moderation/moderation-footer.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { ModerationActions } from './moderation-actions.ts';
import { ModerationFacts } from './moderation-facts.tsx';
import type { ModerationSellerProps } from './moderation-seller.tsx';

interface AdFailure {
  error: unknown;
  onRetry: () => void;
}

export interface ModerationDialogProps extends ModerationSteps {
  /** Undefined while it loads. */
  ad: ModeratedAd | undefined;
  failure: AdFailure | null;
  actions: ModerationActions;
  /** Whether the keyboard shortcuts are on. */
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  onSuspend: ModerationSellerProps['onSuspend'];
  onClose: () => void;
}

export function ModerationDialog(props: ModerationDialogProps) {
  const { ad, failure, position, actions, hasKeys, onKeys, onSuspend, onClose, ...steps } = props;
  const { onDecide, onPrevious, onNext } = steps;
  const top = useRef<HTMLOutputElement>(null);
  const adId = ad?.id;

  // Starts each ad scrolled to the top.
  useEffect(() => {
    if (adId) top.current?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
  }, [adId]);

  useModerationKeys({ isOn: hasKeys, can: ad?.can, onDecide, onPrevious, onNext });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // Escape closes an enlarged picture first, not the ad.
        const enlarged = document.querySelector<HTMLDialogElement>('dialog[open]');
        if (enlarged) enlarged.close();
        else if (!open) onClose();
      }}
      title={ad?.title ?? 'Granska annons'}
      size="lg"
      footer={
        ad && (
          <ModerationFooter
            {...steps}
            labels={{ previous: 'Föregående annons', next: 'Nästa annons' }}
            can={ad.can}
            position={position}
            busy={actions.busy?.id === ad.id ? actions.busy.decision : null}
            hasKeys={hasKeys}
            onKeys={onKeys}
          />
        )
      }
    >
      <output ref={top} tabIndex={-1} data-takes-focus="" className="sr-only">
        {ad && (position ? `Annons ${position.number} av ${position.of}: ${ad.title}` : ad.title)}
      </output>
      {ad && <ModerationFacts key={ad.id} ad={ad} onSuspend={onSuspend} />}
      {!ad && (failure ? <FailedAd {...failure} /> : <LoadingAd />)}
    </Dialog>
  );
}

function FailedAd({ error, onRetry }: AdFailure) {
  if (isMissing(error)) return <EmptyState title={adTexts.notFound} />;
  return (
    <FailedState title={adTexts.loadFailed} onRetry={onRetry}>
      {errorMessageOf(error)}
    </FailedState>
  );
}

function LoadingAd() {
  return (
    <Loading label="Laddar annonsen" className="grid gap-6 md:grid-cols-[3fr_2fr]">
      <Skeleton className="aspect-4/3 rounded-lg" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}
