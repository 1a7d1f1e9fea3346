// Moderation of ads: counters, search, table, and the open ad. Source: spec 2 §2 Ads.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import type { NextSearch } from '../../core/search-params.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import Plus from 'lucide-react/icons/plus';
import type { ModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { paths } from '#shared/paths.ts';
import { changeModerationAddress } from '../../features/ads/moderation/moderation-addresses.ts';
import { ModerationCounters } from '../../features/ads/moderation/moderation-counters.tsx';
import { useModerateMany } from '../../features/ads/moderation/moderate-many.ts';
import { useModerationActions } from '../../features/ads/moderation/moderation-actions.ts';
import { ModerationDialogHost } from '../../features/ads/moderation/moderation-dialog-host.tsx';
import { FailedModerationList, ModerationList } from '../../features/ads/moderation/moderation-list.tsx';
import { ModerationToolbar } from '../../features/ads/moderation/moderation-toolbar.tsx';
import { useReasonPrompt } from '../../features/ads/moderation/reason-prompt.tsx';
import { useModerationPage } from '../../features/ads/moderation/use-moderation-page.ts';
import { useUserDialogs } from '../../features/users/user-dialogs.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/ads')({
  component: AdsPage,
  errorComponent: FailedAds,
});

function AdsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const page = useModerationPage(address);
  const reason = useReasonPrompt();
  const actions = useModerationActions(reason.ask);
  const many = useModerateMany(reason.ask);
  const users = useUserDialogs();
  const goTo = (next: NextSearch<ModerationAddress>, replace = false) =>
    void navigate({ search: next, replace, resetScroll: false });
  const show = (ad: string | undefined, replace: boolean) => {
    const { ad: _open, ...table } = address;
    goTo(ad ? { ...table, ad } : table, replace);
  };

  return (
    <>
      <AdsHeading />
      <div className="flex flex-col gap-4">
        <ModerationCounters address={address} />
        <ModerationToolbar
          address={address}
          onChange={(change) => goTo((latest) => changeModerationAddress(latest, change))}
        />
        <ModerationList
          address={address}
          page={page}
          actions={actions}
          many={many}
          onOpen={(ad) => show(ad.id, false)}
        />
      </div>
      <ModerationDialogHost
        address={address}
        ads={page.data?.ads}
        actions={actions}
        onSuspend={(seller) => users.block([seller])}
        onShow={(ad) => show(ad, true)}
      />
      {reason.dialog}
      {users.dialog}
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

/** Shown when the server could not render the table. */
function FailedAds({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  const address = Route.useSearch();
  return (
    <>
      <AdsHeading />
      <FailedModerationList address={address} error={error} isRetrying={false} onRetry={retry} />
    </>
  );
}
