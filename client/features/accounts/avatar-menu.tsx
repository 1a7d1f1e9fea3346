// The signed-in person's corner of the top bar. Source: spec 1 §2 Avatar menu.
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { paths } from '#shared/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { useSignOut } from './sign-out.ts';

export function AvatarMenu({ viewer }: { viewer: Viewer }) {
  const signOut = useSignOut();
  return (
    <MenuButton
      label={`Konto: ${viewer.name}`}
      heading={viewer.name}
      items={[
        { label: 'Min profil', href: paths.profile, icon: <CircleUser size={20} /> },
        { label: 'Logga ut', onSelect: signOut, icon: <LogOut size={20} />, startsGroup: true },
      ]}
      className="inline-flex size-11 items-center justify-center rounded-full"
    >
      <Avatar name={viewer.name} src={viewer.avatarUrl} size="sm" />
    </MenuButton>
  );
}
