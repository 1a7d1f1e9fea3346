// An ad under moderation: large pictures, all its texts, and the decision. Loaded when an ad is opened.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { useLatestUndo } from '../../../core/undo/use-undo.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { ModerationActions } from './moderation-actions.ts';
import { ModerationDialogFooter, type ModerationSteps } from './moderation-dialog-footer.tsx';
import { ModerationFacts } from './moderation-facts.tsx';
import type { ModerationSellerProps } from './moderation-seller.tsx';
import { actionOfKey, type ModerationKey } from './moderation-keys.ts';

export interface ModerationDialogProps extends ModerationSteps {
  /** Undefined while it loads. */
  ad: ModeratedAd | undefined;
  failure: { sentence: string; onRetry: () => void } | null;
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
  const latest = useLatestUndo();
  const top = useRef<HTMLOutputElement>(null);
  const adId = ad?.id;

  // Starts each ad scrolled to the top.
  useEffect(() => {
    if (adId) top.current?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
  }, [adId]);

  const act = useEffectEvent((key: ModerationKey) => {
    if (key === 'next') return onNext?.();
    if (key === 'previous') return onPrevious?.();
    if (key === 'undo') return latest?.undo();
    if (key === 'approve' && ad?.can.approve) onDecide('approved');
    if (key === 'reject' && ad?.can.reject) onDecide('rejected');
  });

  useEffect(() => {
    if (!hasKeys) return;
    const listen = (event: KeyboardEvent) => {
      const key = actionOfKey(event);
      if (!key) return;
      event.preventDefault();
      act(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hasKeys]);

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
          <ModerationDialogFooter
            {...steps}
            ad={ad}
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
      {!ad && (failure ? <FailedState title={failure.sentence} onRetry={failure.onRetry} /> : <LoadingAd />)}
    </Dialog>
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
