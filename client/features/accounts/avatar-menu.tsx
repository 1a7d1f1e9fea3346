// The account menu of the top bar. Source: spec 1 §2 Avatar menu.
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { paths } from '#shared/paths.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { CountBadge } from '../../ui/feedback/count-badge.tsx';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { useSignOut } from './sessions/sign-out.ts';

/**
 * @param props.unread number of unread messages; the badge shows 9+ above 9. Source: spec 1 §2 Avatar menu
 */
export function AvatarMenu({ viewer, unread }: { viewer: Viewer; unread: number }) {
  const signOut = useSignOut();
  return (
    <MenuButton
      label={`Konto: ${viewer.name}`}
      heading={viewer.name}
      items={[
        {
          label: 'Min profil',
          href: paths.profile,
          icon: <CircleUser size={20} />,
          badge: <CountBadge count={unread} label={unreadTexts(unread)} />,
        },
        { label: 'Logga ut', onSelect: signOut, icon: <LogOut size={20} />, startsGroup: true },
      ]}
      className="inline-flex size-11 items-center justify-center rounded-full"
    >
      <Avatar name={viewer.name} src={viewer.avatarUrl} size="sm" />
    </MenuButton>
  );
}

function unreadTexts(unread: number): string {
  return unread === 1 ? '1 oläst meddelande' : `${unread} olästa meddelanden`;
}
