// One page of the moderators' table with all its faces, and the marks set in it.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { ModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { adTexts } from '#shared/features/ads/words.ts';
import { paths } from '#shared/paths.ts';
import { sentenceOf } from '../../../core/failure.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { changeModerationAddress, neighbourModerationPages, moderationHref } from './moderation-addresses.ts';
import type { Decision } from './moderation-decisions.ts';
import type { ModerationActions } from './moderation-actions.ts';
import { useModerateMany } from './moderate-many.ts';
import { adjacentTo } from './moderation-queue.ts';
import { ModerationSelectionBar } from './moderation-selection-bar.tsx';
import { ModerationTable, titleLinkId } from './moderation-table.tsx';
import type { ModerationPage } from './use-moderation-page.ts';

export interface ModerationListProps {
  address: ModerationAddress;
  page: ModerationPage;
  actions: ModerationActions;
  onOpen: (ad: ModeratedAd) => void;
}

export function ModerationList({ address, page, actions, onOpen }: ModerationListProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const many = useModerateMany();
  const { data, error, isFetching, refetch } = page;
  const goOnFrom = useOnwardFocus(data?.ads);
  if (!data) {
    return error ? (
      <FailedModerationList address={address} error={error} isRetrying={isFetching} onRetry={refetch} />
    ) : (
      <LoadingReview />
    );
  }
  const pending = data.ads.filter(({ status }) => status === 'pending');
  const selected = pending.filter(({ id }) => marked.has(id));

  function mark(ads: ModeratedAd[], isMarked: boolean): void {
    const next = new Set(marked);
    for (const { id } of ads) {
      if (isMarked) next.add(id);
      else next.delete(id);
    }
    setMarked(next);
  }

  /** The pressed button goes when its row does, or when the decision is made; the focus goes on from there. */
  async function decideInRow(ad: ModeratedAd, decision: Decision, ads: ModeratedAd[]): Promise<boolean> {
    const pressed = document.activeElement;
    const neighbour = adjacentTo(ads, ad.id, 1) ?? adjacentTo(ads, ad.id, -1);
    const isDecided = await actions.decide(ad, decision);
    if (isDecided) goOnFrom({ pressed, adIds: neighbour ? [ad.id, neighbour] : [ad.id] });
    return isDecided;
  }

  async function decideSelected(decision: Decision): Promise<void> {
    const { failed } = await many.decideMany(selected, decision);
    // What failed stays marked, ready for another try.
    setMarked(new Set(failed.map(({ id }) => id)));
  }

  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <ModerationSelectionBar
        pending={pending}
        selected={selected}
        many={many}
        onSelectAll={(isSelected) => mark(pending, isSelected)}
        onDecide={(decision) => void decideSelected(decision)}
      />
      {data.ads.length === 0 ? (
        <EmptyReview address={address} />
      ) : (
        <ModerationTable
          ads={data.ads}
          actions={{ ...actions, decide: (ad, decision) => decideInRow(ad, decision, data.ads) }}
          selected={marked}
          onSelect={(ad, isSelected) => mark([ad], isSelected)}
          hrefOf={(ad) => moderationHref({ ...address, ad: ad.id })}
          onOpen={onOpen}
        />
      )}
      <Pagination {...neighbourModerationPages(address, data)} />
    </div>
  );
}

interface Onward {
  /** What had the focus, and may be about to go. */
  pressed: Element | null;
  adIds: string[];
}

/** Gives the focus to the first of these rows that is still there once what was pressed is gone, unless it is elsewhere. */
function useOnwardFocus(ads: ModeratedAd[] | undefined): (onward: Onward) => void {
  const waiting = useRef<Onward>(null);
  const moveOn = useCallback(() => {
    if (!waiting.current || waiting.current.pressed?.isConnected) return;
    const [first] = waiting.current.adIds.flatMap((id) => document.getElementById(titleLinkId(id)) ?? []);
    waiting.current = null;
    if (document.activeElement === document.body) first?.focus();
  }, []);
  useEffect(moveOn, [moveOn, ads]);
  return (onward) => {
    waiting.current = onward;
    moveOn();
  };
}

function EmptyReview({ address }: { address: ModerationAddress }) {
  if (address.search) {
    return (
      <EmptyState
        title="Inga annonser hittades"
        action={
          <ButtonLink href={moderationHref(changeModerationAddress(address, { search: '' }))}>
            Rensa sökningen
          </ButtonLink>
        }
      >
        Ingen titel, beskrivning eller säljare passar ”{address.search}”.
      </EmptyState>
    );
  }
  if (address.status) {
    return (
      <EmptyState
        title={address.status === 'pending' ? 'Inget väntar på granskning' : 'Inga annonser här'}
        action={<ButtonLink href={moderationHref({})}>Visa alla annonser</ButtonLink>}
      >
        {address.status === 'pending'
          ? 'Nya annonser dyker upp här så fort de är skrivna.'
          : 'Ingen annons har den statusen just nu.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Inga annonser än"
      action={<ButtonLink href={paths.adminNewAd}>Skapa annons</ButtonLink>}
    >
      När någon skriver en annons visas den här för granskning.
    </EmptyState>
  );
}

interface FailedReviewProps {
  address: ModerationAddress;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Source: spec 2 §8 Ads, "Kunde inte hämta annonser: …". */
export function FailedModerationList({ address, error, isRetrying, onRetry }: FailedReviewProps) {
  const isDeep = Boolean(address.after ?? address.before);
  return (
    <FailedState
      title={`${adTexts.listFailed}: ${sentenceOf(error)}`}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {isDeep && (
        <ButtonLink href={moderationHref(changeModerationAddress(address, {}))}>
          Börja om från första sidan
        </ButtonLink>
      )}
    </FailedState>
  );
}

function LoadingReview() {
  return (
    <Loading label="Laddar annonser" className="flex flex-col gap-3">
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
    </Loading>
  );
}
