// The menu of what staff can do with a user, in the table of users.
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Baby from 'lucide-react/icons/baby';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldOff from 'lucide-react/icons/shield-off';
import Trash2 from 'lucide-react/icons/trash-2';
import type { User } from '#shared/features/users/contract.ts';
import { MenuButton, type MenuItem } from '../../ui/button/menu-button.tsx';
import type { UserActions } from './user-actions.ts';

const ranks: User['role'][] = ['user', 'admin', 'superadmin'];
const rises = { user: '', admin: 'Gör till admin', superadmin: 'Gör till superadmin' };
const falls = { user: 'Ta bort admin', admin: 'Gör till admin', superadmin: '' };

/** Empty for users the viewer may not act on: the viewer, and superadmins for an admin. */
export function UserActionMenu({ user, actions }: { user: User; actions: UserActions }) {
  const items = itemsFor(user, actions);
  if (items.length === 0) return null;
  return <MenuButton label={`Åtgärder för ${user.name}`} items={items} />;
}

function itemsFor(user: User, actions: UserActions): MenuItem[] {
  const { can } = user;
  const items = can.roles.map((role): MenuItem => {
    const isRise = ranks.indexOf(role) > ranks.indexOf(user.role);
    const fall = user.role === 'superadmin' && role === 'user' ? 'Ta bort superadmin' : falls[role];
    return {
      label: isRise ? rises[role] : fall,
      icon: isRise ? <ShieldCheck size={18} /> : <ShieldOff size={18} />,
      onSelect: () => void actions.setRole(user, role),
    };
  });
  if (can.block) {
    items.push({
      label: 'Stäng av …',
      icon: <Ban size={18} />,
      startsGroup: items.length > 0,
      onSelect: () => actions.block(user),
    });
  }
  if (can.closeForAge) {
    items.push({
      label: 'Stäng kontot: för ung …',
      icon: <Baby size={18} />,
      onSelect: () => void actions.closeForAge(user),
    });
  }
  if (can.unblock) {
    items.push({
      label: 'Häv avstängningen',
      icon: <CircleCheck size={18} />,
      startsGroup: items.length > 0,
      onSelect: () => void actions.unblock(user),
    });
  }
  if (can.removeTwoStep) {
    items.push({
      label: 'Ta bort tvåstegsinloggning …',
      icon: <KeyRound size={18} />,
      onSelect: () => void actions.removeTwoStep(user),
    });
  }
  if (can.deleteBirthYear) {
    items.push({
      label: 'Fråga om födelseåret igen …',
      icon: <CalendarSync size={18} />,
      onSelect: () => void actions.clearBirthYear(user),
    });
  }
  if (can.eraseForAge) {
    items.push({
      label: 'Radera kontot: för ung …',
      icon: <Baby size={18} />,
      danger: true,
      startsGroup: items.length > 0,
      onSelect: () => void actions.eraseForAge(user),
    });
  }
  if (can.delete) {
    items.push({
      label: 'Ta bort',
      icon: <Trash2 size={18} />,
      danger: true,
      startsGroup: items.length > 0,
      onSelect: () => void actions.remove(user),
    });
  }
  return items;
}
