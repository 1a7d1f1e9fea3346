// Moderating ads: counters, search, the table, and the ad under review. Source: spec 2 §2 Ads.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { usePageRetry } from '../../core/page-retry.ts';
import Plus from 'lucide-react/icons/plus';
import type { ReviewAddress } from '#shared/features/ads/moderation/address.ts';
import { paths } from '#shared/paths.ts';
import { changeReview } from '../../features/ads/moderation/moderation-addresses.ts';
import { ReviewCounters } from '../../features/ads/moderation/moderation-counters.tsx';
import { useReviewDeeds } from '../../features/ads/moderation/moderation-actions.ts';
import { ReviewDesk } from '../../features/ads/moderation/moderation-dialog-host.tsx';
import { FailedReview, ReviewList } from '../../features/ads/moderation/moderation-list.tsx';
import { ReviewToolbar } from '../../features/ads/moderation/moderation-toolbar.tsx';
import { useReviewPage } from '../../features/ads/moderation/use-moderation-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/ads')({
  component: AdsPage,
  errorComponent: FailedAds,
});

function AdsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const page = useReviewPage(address);
  const deeds = useReviewDeeds();
  const goTo = (next: ReviewAddress, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });
  const show = (ad: string | undefined, replace: boolean) => {
    const { ad: _open, ...table } = address;
    goTo(ad ? { ...table, ad } : table, replace);
  };

  return (
    <>
      <AdsHeading />
      <div className="flex flex-col gap-4">
        <ReviewCounters address={address} />
        <ReviewToolbar address={address} onChange={(change) => goTo(changeReview(address, change))} />
        <ReviewList address={address} page={page} deeds={deeds} onOpen={(ad) => show(ad.id, false)} />
      </div>
      <ReviewDesk address={address} ads={page.data?.ads} deeds={deeds} onShow={(ad) => show(ad, true)} />
    </>
  );
}

function AdsHeading() {
  return (
    <PageHeading
      title="Annonser"
      actions={
        <ButtonLink href={paths.adminNewAd} icon={<Plus size={18} />}>
          Skapa annons
        </ButtonLink>
      }
    />
  );
}

/** When the server could not make the table. */
function FailedAds({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  const address = Route.useSearch();
  return (
    <>
      <AdsHeading />
      <FailedReview address={address} error={error} isRetrying={false} onRetry={retry} />
    </>
  );
}
