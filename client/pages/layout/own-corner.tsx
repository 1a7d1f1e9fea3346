// The signed-in person's corner of the bar: what has happened, and the menu with how many messages wait.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { AvatarMenu } from '../../features/accounts/avatar-menu.tsx';
import { useUnreadMessages } from '../../features/messages/use-unread.ts';
import { Bell } from '../../features/notifications/bell.tsx';

export function OwnCorner({ viewer }: { viewer: Viewer }) {
  const unread = useUnreadMessages();
  return (
    <>
      <Bell key={viewer.id} />
      <AvatarMenu viewer={viewer} unread={unread} />
    </>
  );
}
