// One's own profile: who one is here, one's ads and favourites. Source: spec 1 §2 Profile.
import { createLazyRoute } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { formatDate } from '#shared/format.ts';
import { useViewer } from '../core/viewer.ts';
import { ChangePassword } from '../features/accounts/change-password.tsx';
import { Devices } from '../features/accounts/devices.tsx';
import { FavoriteAds } from '../features/ads/favorite-ads.tsx';
import { OwnAds } from '../features/ads/own-ads.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { HalfCourt } from '../ui/court.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/profile')({ component: ProfilePage });

function ProfilePage() {
  const viewer = useViewer();
  const { tab = 'my-ads' } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!viewer) {
    return (
      <SignInRequired title="Du måste vara inloggad för att se din profil">
        Här finns dina annonser och favoriter.
      </SignInRequired>
    );
  }
  return (
    <Page>
      <ProfileHeader viewer={viewer} />
      <Tabs
        label="Min profil"
        value={tab}
        onChange={(chosen) =>
          void navigate({
            search: chosen === 'favorites' ? { tab: chosen } : {},
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { value: 'my-ads', label: 'Mina annonser' },
          { value: 'favorites', label: 'Favoriter' },
        ]}
      >
        <h2 className="sr-only">{tab === 'favorites' ? 'Favoriter' : 'Mina annonser'}</h2>
        {tab === 'favorites' ? <FavoriteAds key={viewer.id} /> : <OwnAds />}
      </Tabs>
      <Devices />
      <ChangePassword />
    </Page>
  );
}

function ProfileHeader({ viewer: { name, role, avatarUrl, verified, memberSince } }: { viewer: Viewer }) {
  return (
    <header className="hall floodlit relative isolate mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 overflow-hidden rounded-lg p-5 sm:p-7">
      <HalfCourt className="absolute -top-8 right-0 -z-1 w-130 max-w-none text-ink/20" />
      <Avatar name={name} src={avatarUrl} size="lg" />
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-xl [overflow-wrap:anywhere]">{name}</h1>
          {verified && (
            <Badge tone="success" icon={<BadgeCheck size={14} />}>
              Verifierad
            </Badge>
          )}
          {role === 'superadmin' && (
            <Badge tone="warning" icon={<ShieldCheck size={14} />}>
              Superadmin
            </Badge>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">Medlem sedan {formatDate(memberSince)}</p>
      </div>
    </header>
  );
}
