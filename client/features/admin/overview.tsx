// The counts of the dashboard, and their loading and failed states.
import type { Overview } from '#shared/features/admin/contract.ts';
import { adminTexts } from '#shared/features/admin/texts.ts';
import { RetryButton } from '../../ui/button/retry-button.tsx';
import { StatCard } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export interface OverviewCountsProps {
  /** Undefined counts are shown as zero. Source: spec 2 §4 Dashboard load. */
  overview: Overview | undefined;
  hrefs: { activeAds: string; pendingAds: string; pendingMessages: string };
}

export function OverviewCounts({ overview, hrefs }: OverviewCountsProps) {
  return (
    <div className="mb-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard label="Användare" value={overview?.users ?? 0} hint="Registrerade konton" />
      <StatCard
        label="Aktiva annonser"
        value={overview?.activeAds ?? 0}
        hint="Syns på torget"
        href={hrefs.activeAds}
      />
      <StatCard
        label="Väntande annonser"
        value={overview?.pendingAds ?? 0}
        hint="Ska granskas"
        href={hrefs.pendingAds}
      />
      <StatCard
        label="Kontaktmeddelanden"
        value={overview?.pendingMessages ?? 0}
        hint="Väntar på svar"
        href={hrefs.pendingMessages}
      />
    </div>
  );
}

export function OverviewFailed({
  onRetry,
  isRetrying = false,
}: {
  onRetry: () => void;
  isRetrying?: boolean;
}) {
  return (
    <div className="mb-6">
      <Notice
        tone="danger"
        title={adminTexts.overviewFailed}
        action={<RetryButton size="sm" onRetry={onRetry} isRetrying={isRetrying} />}
      />
    </div>
  );
}

export function OverviewLoading() {
  return (
    <Loading label="Laddar översikten">
      <div className="mb-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
      </div>
      <Skeleton className="h-72 rounded-md" />
    </Loading>
  );
}
