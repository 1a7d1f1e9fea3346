// The user's own profile: header, ads, favourites, messages, reviews and settings. Source: spec 1 §2 Profile.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useHydrated } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { SellerKind } from '../features/profiles/seller-kind.tsx';
import type { OwnProfile } from '#shared/features/profiles/contract.ts';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { personPath } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { errorMessageOf } from '../core/failure.ts';
import { useHasDraft } from '../core/drafts/use-draft.ts';
import { useViewer } from '../core/viewer.ts';
import { ChangeEmail } from '../features/accounts/email-change/change-email.tsx';
import { ChangePassword } from '../features/accounts/password/change-password.tsx';
import { Devices } from '../features/accounts/sessions/devices.tsx';
import { ClubSetting } from '../features/associations/club-setting/club-setting.tsx';
import { BirthYearCard } from '../features/profiles/birth-year-card.tsx';
import { Passkeys } from '../features/accounts/passkeys/passkeys.tsx';
import { TwoStep } from '../features/accounts/two-step/two-step.tsx';
import { useUnreadMessages } from '../features/messages/inbox/use-unread.ts';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';
import { ErasureNotice } from '../features/personal-data/erasure-notice.tsx';
import { PersonalData } from '../features/personal-data/personal-data.tsx';
import { OnlineSetting } from '../features/profiles/online-setting.tsx';
import { PROFILE_DRAFT_ID, profileDrafts } from '../features/profiles/profile-draft.ts';
import { ProfileHeader } from '../features/profiles/profile-header.tsx';
import { FollowedNames } from '../features/results/following/followed-names.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { LazyPanel } from '../ui/lazy/lazy-panel.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { useBackToList } from './messages/use-back-to-list.ts';
import { ProfileTabs } from './profile/profile-tabs.tsx';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/profile')({ component: ProfilePage });

function ProfilePage() {
  const viewer = useViewer();
  const { tab = 'my-ads', with: openKey, thread } = Route.useSearch();
  const unread = useUnreadMessages();
  const navigate = Route.useNavigate();
  const goBack = useBackToList(tab === 'messages', openKey);
  if (!viewer) {
    return (
      <SignInRequired title="Du måste vara inloggad för att se din profil">
        Här finns dina annonser och favoriter.
      </SignInRequired>
    );
  }
  return (
    <Page>
      <ErasureNotice />
      <OwnHeader key={viewer.id} viewer={viewer} />
      <ProfileTabs
        viewer={viewer}
        tab={tab}
        onChange={(chosen) =>
          void navigate({
            search: chosen === 'my-ads' ? {} : { tab: chosen },
            replace: true,
            resetScroll: false,
          })
        }
        unread={unread}
        conversation={{
          openKey,
          threadId: thread,
          onOpen(open) {
            if (!open && goBack()) return;
            void navigate({ search: { tab: 'messages', ...open }, replace: true, resetScroll: false });
          },
        }}
      />
      <OwnSellerKind />
      <OnlineSetting />
      <ClubSetting />
      <NotificationSettings />
      <FollowedNames />
      <Devices />
      <ChangePassword />
      <ChangeEmail email={viewer.email} />
      <TwoStep />
      <Passkeys />
      <PersonalData />
    </Page>
  );
}

function OwnSellerKind() {
  const { data } = useQuery(useApi().profiles.own.queryOptions());
  return data ? <SellerKind key={data.id} profile={data} /> : null;
}

function OwnHeader({ viewer }: { viewer: Viewer }) {
  const { data, error, isFetching, refetch } = useQuery(useApi().profiles.own.queryOptions());
  const hasDraft = useHasDraft(profileDrafts, PROFILE_DRAFT_ID);
  const [isOpen, setIsOpen] = useState<boolean>();
  const isHydrated = useHydrated();
  // The draft opens when the page is reloaded. On the way from another page, as after saving an ad, it would cover the ads.
  const [isReloaded] = useState(!isHydrated);
  const isEditing = isOpen ?? (isReloaded && hasDraft);

  function close(): void {
    profileDrafts.clear(viewer.id, PROFILE_DRAFT_ID);
    setIsOpen(false);
  }
  return (
    <>
      <ProfileHeader
        person={{
          ...viewer,
          location: data?.location ?? '',
          bio: data?.bio ?? '',
          ...(data && { rating: data.rating, reviewCount: data.reviewCount }),
        }}
      >
        <div className="flex flex-wrap gap-2">
          <Button
            icon={isEditing ? undefined : <Pencil size={18} className="hidden sm:block" />}
            aria-expanded={isEditing}
            onClick={() => (isEditing ? close() : setIsOpen(true))}
          >
            {isEditing ? 'Avbryt' : hasDraft ? 'Fortsätt redigera' : 'Redigera'}
          </Button>
          <ButtonLink href={personPath(viewer.id)}>Så ser andra dig</ButtonLink>
        </div>
      </ProfileHeader>
      {data?.ageRefusal && (
        <div className="mb-6">
          <Notice tone="warning" title={data.ageRefusal} />
        </div>
      )}
      {viewer.birthYear === null && <BirthYearCard />}
      {isEditing && !data && error && (
        <FailedState title={profileTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
        </FailedState>
      )}
      {isEditing && data && <Editor profile={data} onClose={close} />}
    </>
  );
}

function Editor({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  return (
    <LazyPanel
      load={async () => (await import('./profile/edit-panel.tsx')).EditPanel}
      props={{ profile, onClose }}
      placeholder={
        <Loading label="Laddar formuläret" className="mb-6">
          <Skeleton className="h-120 rounded-md" />
        </Loading>
      }
      errorTitle="Kunde inte hämta formuläret"
    />
  );
}
