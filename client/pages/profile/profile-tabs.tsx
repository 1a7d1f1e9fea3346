// The four tabs of the user's profile. Source: spec 1 §2 Profile.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { FavoriteAds } from '../../features/ads/favorites/favorite-ads.tsx';
import { OwnAds } from '../../features/ads/owner/own-ads.tsx';
import { OwnReviews } from '../../features/deals/own-reviews.tsx';
import { useDealDialog } from '../../features/deals/use-deal-dialog.tsx';
import { SavedSearches } from '../../features/saved-searches/saved-searches.tsx';
import { unreadTexts } from '../../ui/feedback/unread-texts.ts';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { ReportReview } from './report-review.tsx';
import { MessagesTab, type MessagesTabProps } from './messages-tab.tsx';

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
  conversation: Omit<MessagesTabProps, 'userId'>;
  /** Number of unread messages. */
  unread: number;
}

export function ProfileTabs({ viewer, tab, onChange, conversation, unread }: ProfileTabsProps) {
  return (
    <Tabs
      label="Min profil"
      value={tab}
      onChange={onChange}
      tabs={tabs.map((each) =>
        each.value === 'messages' ? { ...each, badge: <UnreadBadge unread={unread} /> } : each,
      )}
    >
      <h2 className="sr-only">{tabs.find(({ value }) => value === tab)?.label}</h2>
      {tab === 'my-ads' && <MyAds />}
      {tab === 'favorites' && (
        <>
          <SavedSearches key={`searches of ${viewer.id}`} />
          <h3 className="mb-3 text-lg">Sparade annonser</h3>
          <FavoriteAds key={viewer.id} />
        </>
      )}
      {tab === 'messages' && <MessagesTab userId={viewer.id} {...conversation} />}
      {tab === 'reviews' && (
        <OwnReviews
          key={viewer.id}
          viewer={viewer}
          renderMore={(review) => <ReportReview review={review} viewerId={viewer.id} />}
        />
      )}
    </Tabs>
  );
}

/** Reserves its space while loading, so that the other tabs do not move. */
function UnreadBadge({ unread }: { unread: number }) {
  return (
    <span className="-mr-3 inline-flex min-w-7">
      <CountBadge count={unread} label={unreadTexts(unread)} />
    </span>
  );
}

/** Joins the ads feature with the deals feature, which has the buyers. */
function MyAds() {
  const { dealDialog, ...deals } = useDealDialog();
  return (
    <>
      <OwnAds deals={deals} />
      {dealDialog}
    </>
  );
}
