// Deals that the user can still review, with the time left for each.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { UnreviewedDeal } from '#shared/features/deals/contract.ts';
import { daysLeft } from '#shared/features/deals/rules.ts';
import { formatDate, formatPrice } from '#shared/format.ts';
import { adPath } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { useNow } from '../../core/now.tsx';
import { useHasDraft } from '../../core/drafts/use-draft.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { reviewDrafts } from './review-draft.ts';
import { type ShownDeal, useShownDeals } from './shown-deals.ts';

const none: UnreviewedDeal[] = [];

/** Renders nothing without deals. `onRemoved`: called before one disappears from the list. */
export function UnreviewedDeals({ onRemoved }: { onRemoved: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(useApi().deals.unreviewed.queryOptions());
  const { shown, setOpen, remove } = useShownDeals(data?.deals ?? none);
  if (!data) {
    return error ? (
      <FailedState
        level={3}
        title="Kunde inte hämta dina affärer"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <Loading label="Laddar dina affärer">
        <Skeleton className="h-28 rounded-md" />
      </Loading>
    );
  }
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="mb-3 text-lg">Väntar på ditt omdöme</h3>
      <ul className="flex max-w-3xl flex-col gap-3">
        {shown.map((one) => (
          <li key={one.draftId}>
            <UnreviewedCard
              {...one}
              onOpenChange={(isOpen) => setOpen(one.draftId, isOpen)}
              onRemoved={() => {
                remove(one.draftId);
                onRemoved();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnreviewedCardProps extends ShownDeal {
  onOpenChange: (isOpen: boolean) => void;
  onRemoved: () => void;
}

function UnreviewedCard({ deal, draftId, isGone, isOpen, onOpenChange, onRemoved }: UnreviewedCardProps) {
  const now = new Date(useNow());
  const hasDraft = useHasDraft(reviewDrafts, draftId);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen === false) opener.current?.focus();
  }, [isOpen]);
  const { other, role, title, adId, price, soldAt } = deal;
  const days = daysLeft(deal.closesAt, now);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={other.name} src={other.avatarUrl} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="[overflow-wrap:anywhere]">
            {role === 'seller' ? 'Du sålde ' : 'Du köpte '}
            {adId ? (
              <Anchor href={adPath(adId)} className="font-semibold underline">
                {title}
              </Anchor>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
            {role === 'seller' ? ' till ' : ' av '}
            <span className="font-semibold">{other.name}</span>
          </p>
          <p className="text-sm text-muted">
            {formatPrice(price)} · {formatDate(soldAt)} ·{' '}
            {days === 1 ? 'Sista dagen' : `Du har ${days} dagar kvar`}
          </p>
        </div>
        {!(isOpen ?? hasDraft) && (
          <Button
            ref={opener}
            variant="primary"
            aria-label={`Lämna omdöme om ${other.name}, ${title}`}
            onClick={() => onOpenChange(true)}
          >
            Lämna omdöme
          </Button>
        )}
      </div>
      {(isOpen ?? hasDraft) && (
        <div className="mt-4 flex flex-col gap-4">
          {isGone && (
            <Notice tone="warning" title="Det går inte att lämna omdöme just nu">
              Affären kan vara ångrad. {hasDraft && 'Det du har skrivit finns kvar här.'}
            </Notice>
          )}
          <LazyPanel
            load={async () => (await import('./review-form.tsx')).ReviewForm}
            props={{
              deal,
              draftId,
              isJustOpened: isOpen === true,
              onSaved: onRemoved,
              onClose: isGone ? onRemoved : () => onOpenChange(false),
            }}
            placeholder={
              <Loading label="Hämtar formuläret">
                <Skeleton className="h-60" />
              </Loading>
            }
            errorTitle="Kunde inte hämta formuläret"
          />
        </div>
      )}
    </Card>
  );
}
