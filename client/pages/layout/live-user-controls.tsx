// Controls of signed-in users in the header: bell, menu with unread count, and the live connection that updates both.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { useLiveConnection } from '../../core/live/use-connection.ts';
import { AvatarMenu } from '../../features/accounts/avatar-menu.tsx';
import { useEndedSession, useSessionUpdates } from '../../features/accounts/sessions/live-updates.ts';
import { useOverviewUpdates } from '../../features/admin/live-updates.ts';
import { useNewsEditingUpdates } from '../../features/news/editing/live-updates.ts';
import { useUnreadMessages } from '../../features/messages/inbox/use-unread.ts';
import { useMessageUpdates } from '../../features/messages/live-updates.ts';
import { MessageAnnouncer } from '../../features/messages/inbox/message-announcer.tsx';
import { BellButton } from '../../features/notifications/bell-button.tsx';
import { useNewsSourceUpdates } from '../../features/news-sources/live-updates.ts';
import { useNotificationUpdates } from '../../features/notifications/use-notifications.ts';
import { useAdUpdates } from './ad-updates.ts';
import { InboxLink } from './inbox-link.tsx';
import { usePublicUpdates } from './public-updates.ts';
import { useUnreadTitle } from './unread-title.ts';

export function LiveUserControls({ viewer }: { viewer: Viewer }) {
  const unread = useUnreadMessages();
  const updateSession = useSessionUpdates();
  const checkSession = useEndedSession();
  const updatePublic = usePublicUpdates();
  const updateMessages = useMessageUpdates(viewer.id);
  const updateNotifications = useNotificationUpdates();
  const updateAds = useAdUpdates();
  const updateNewsEditing = useNewsEditingUpdates();
  const updateNewsSources = useNewsSourceUpdates();
  const updateOverview = useOverviewUpdates();
  const updateAll = (event: LiveEvent) => {
    updateSession(event);
    // What everyone gets is not stored: some of it may be missed also when the stream resumes.
    updatePublic(event.topic === 'hello' ? { ...event, isFresh: true } : event);
    updateMessages(event);
    updateNotifications(event);
    updateAds(event);
    updateNewsSources(event);
    updateNewsEditing(event);
    updateOverview(event);
  };
  useLiveConnection({ userId: viewer.id, onEvent: updateAll, onSignedOut: () => void checkSession() });
  useUnreadTitle(unread);
  return (
    <>
      <MessageAnnouncer unread={unread} />
      <InboxLink />
      <BellButton />
      <AvatarMenu viewer={viewer} unread={unread} />
    </>
  );
}
