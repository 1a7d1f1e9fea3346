// One page of the moderation table in all its states, and the row selection.
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { ModerationAddress } from '#shared/features/ads/moderation/address.ts';
import type { BulkStatus, DecidedStatus } from '#shared/features/ads/moderation/rules.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { adjacentTo } from '../../../core/moderation/moderation-queue.ts';
import { useFocusAfterRemoval } from '../../../core/moderation/focus-after-removal.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { SelectionBar } from '../../../ui/moderation/selection-bar.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { idsOf, useSelection } from '../../../ui/table/use-selection.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { changeModerationAddress, adjacentModerationHrefs, moderationHref } from './moderation-addresses.ts';
import type { ModerationActions } from './moderation-actions.ts';
import type { ManyReport, ModerateMany } from './moderate-many.ts';
import { FeatureChoices } from './feature-choices.tsx';
import { isSelectable, ModerationTable } from './moderation-table.tsx';
import { useFeatureAds } from './use-feature-ads.ts';
import type { ModerationPage } from './use-moderation-page.ts';

export interface ModerationListProps {
  address: ModerationAddress;
  page: ModerationPage;
  actions: ModerationActions;
  many: ModerateMany;
  onOpen: (ad: ModeratedAd) => void;
}

export function ModerationList({ address, page, actions, many, onOpen }: ModerationListProps) {
  const { data, error, isFetching, refetch } = page;
  const selection = useSelection(data?.ads ?? []);
  const featuring = useFeatureAds();
  const moveFocusFrom = useFocusAfterRemoval(data?.ads);
  if (!data) {
    return error ? (
      <FailedModerationList address={address} error={error} isRetrying={isFetching} onRetry={refetch} />
    ) : (
      <LoadingModerationList />
    );
  }
  const pending = data.ads.filter(({ status }) => status === 'pending');
  const selected = selection.rows.filter(({ status }) => status === 'pending');
  const others = selection.rows.filter((ad) => ad.status !== 'pending' && isSelectable(ad));

  /** The clicked button is removed with its row or after the decision; focus then moves to the next row. */
  async function decideInRow(ad: ModeratedAd, decision: DecidedStatus, ads: ModeratedAd[]): Promise<boolean> {
    const pressed = document.activeElement;
    const adjacent = adjacentTo(ads, ad.id, 1) ?? adjacentTo(ads, ad.id, -1);
    const isDecided = await actions.decide(ad, decision);
    if (isDecided) moveFocusFrom({ pressed, ids: adjacent ? [ad.id, adjacent] : [ad.id] });
    return isDecided;
  }

  async function decideSelected(decision: BulkStatus): Promise<void> {
    const report = await many.decideMany(selected, decision);
    // Failed ads stay selected for another attempt.
    if (report) selection.replace(report.failed.map(({ id }) => id));
  }

  function featureSelected(ads: readonly ModeratedAd[], isFeatured: boolean): void {
    void featuring.feature(ads, isFeatured).then(selection.replace);
  }

  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      <HitCount
        count={data.ads.length}
        hasMore={data.next !== null}
        empty={<EmptyModerationList address={address} />}
      />
      <SelectionBar
        pending={pending.length}
        selected={selected.length}
        others={{
          selected: others.length,
          actions: <FeatureChoices ads={others} onFeature={featureSelected} />,
        }}
        progress={many.progress ?? (featuring.progress && { decision: 'featured', ...featuring.progress })}
        report={
          many.report ? { title: titleOfReport(many.report), failed: many.report.failed } : featuring.report
        }
        onSelectAll={(isSelected) => selection.select(idsOf(pending), isSelected)}
        onDecide={(decision) => void decideSelected(decision)}
        onDismissReport={() => {
          many.dismissReport();
          featuring.dismissReport();
        }}
      />
      {data.ads.length > 0 && (
        <ModerationTable
          ads={data.ads}
          actions={{ ...actions, decide: (ad, decision) => decideInRow(ad, decision, data.ads) }}
          selected={selection.ids}
          onSelect={(ad, isSelected) => selection.select([ad.id], isSelected)}
          hrefOf={(ad) => moderationHref({ ...address, ad: ad.id })}
          onOpen={onOpen}
          onFeature={(ad, isFeatured) => void featuring.feature([ad], isFeatured)}
        />
      )}
      <Pagination {...adjacentModerationHrefs(address, data)} />
    </div>
  );
}

function titleOfReport({ decided, failed, decision }: ManyReport): string {
  const done = decided.length === 0 ? '' : `${moderationTexts.decidedMany(decided.length, decision)}. `;
  return failed.length === 1
    ? `${done}1 annons kunde inte uppdateras:`
    : `${done}${failed.length} annonser kunde inte uppdateras:`;
}

function EmptyModerationList({ address }: { address: ModerationAddress }) {
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
  if (address.featured) {
    return (
      <EmptyState
        title="Inga utvalda annonser"
        action={<ButtonLink href={moderationHref({})}>Visa alla annonser</ButtonLink>}
      >
        Välj Visa som utvald i en godkänd annons meny.
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

interface FailedModerationListProps {
  address: ModerationAddress;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Source: spec 2 §8 Ads, "Kunde inte hämta annonser: …". */
export function FailedModerationList({ address, error, isRetrying, onRetry }: FailedModerationListProps) {
  const isDeep = Boolean(address.after ?? address.before);
  return (
    <FailedState
      title={`${adTexts.listFailed}: ${errorMessageOf(error)}`}
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

function LoadingModerationList() {
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
