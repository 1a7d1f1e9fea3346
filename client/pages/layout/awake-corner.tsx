// What the signed-in have in their corner: the bell, the menu with how many messages wait, and the line that tells of both.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { useLine } from '../../core/live/use-line.ts';
import { AvatarMenu } from '../../features/accounts/avatar-menu.tsx';
import { useUnreadMessages } from '../../features/messages/use-unread.ts';
import { BellButton } from '../../features/notifications/bell-button.tsx';

export function AwakeCorner({ viewer }: { viewer: Viewer }) {
  const unread = useUnreadMessages();
  useLine(viewer.id);
  return (
    <>
      <BellButton />
      <AvatarMenu viewer={viewer} unread={unread} />
    </>
  );
}
