// The signed-in person's corner: the menu, and how many messages wait.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { AvatarMenu } from '../../features/accounts/avatar-menu.tsx';
import { useUnreadMessages } from '../../features/messages/use-unread.ts';

export function OwnMenu({ viewer }: { viewer: Viewer }) {
  return <AvatarMenu viewer={viewer} unread={useUnreadMessages()} />;
}
