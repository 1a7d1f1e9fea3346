// The four tabs of one's profile. Source: spec 1 §2 Profile.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { paths } from '#shared/paths.ts';
import { FavoriteAds } from '../../features/ads/favorite-ads.tsx';
import { OwnAds } from '../../features/ads/own-ads.tsx';
import { SavedSearches } from '../../features/saved-searches/saved-searches.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const tabs = [
  { value: 'my-ads', label: 'Mina annonser' },
  { value: 'favorites', label: 'Favoriter' },
  { value: 'messages', label: 'Meddelanden' },
  { value: 'reviews', label: 'Omdömen' },
] as const;
export type ProfileTab = (typeof tabs)[number]['value'];

export interface ProfileTabsProps {
  viewer: Viewer;
  tab: ProfileTab;
  onChange: (tab: ProfileTab) => void;
}

export function ProfileTabs({ viewer, tab, onChange }: ProfileTabsProps) {
  return (
    <Tabs label="Min profil" value={tab} onChange={onChange} tabs={[...tabs]}>
      <h2 className="sr-only">{tabs.find(({ value }) => value === tab)?.label}</h2>
      {tab === 'my-ads' && <OwnAds />}
      {tab === 'favorites' && (
        <>
          <SavedSearches key={`searches of ${viewer.id}`} />
          <h3 className="mb-3 text-lg">Sparade annonser</h3>
          <FavoriteAds key={viewer.id} />
        </>
      )}
      {tab === 'messages' && (
        <EmptyState
          title="Inga meddelanden än"
          action={<ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>}
        >
          När du och en säljare skriver till varandra hittar du samtalet här.
        </EmptyState>
      )}
      {tab === 'reviews' && (
        <EmptyState title="Inga omdömen än">
          När en affär är klar kan ni ge varandra omdömen. De du får visas här.
        </EmptyState>
      )}
    </Tabs>
  );
}
