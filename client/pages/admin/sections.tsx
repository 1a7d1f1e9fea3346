// The pages of the back office, in the groups of its sidebar. Source: spec 2 §2.
import Flag from 'lucide-react/icons/flag';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Settings2 from 'lucide-react/icons/settings-2';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';
import type { Role } from '#shared/features/accounts/roles.ts';
import { mayReadAuditLog } from '#shared/features/audit/rules.ts';
import { paths } from '#shared/paths.ts';
import { unreadWords } from '../../ui/unread-words.ts';
import { CountBadge } from '../../ui/badge.tsx';
import type { SidebarGroup } from '../../ui/sidebar-links.tsx';

const ICON_SIZE = 20;

export interface Waiting {
  pendingAds: number;
  /** Reports that nobody has taken on, and appeals. */
  reports: number;
  unreadMessages: number;
}

/** Only pages that exist and that one may see; a group without any is left out. */
export function sectionsOfAdmin({
  pendingAds,
  reports,
  unreadMessages,
  role,
}: Waiting & { role: Role }): SidebarGroup[] {
  const waiting = <CountBadge count={pendingAds} label={`${pendingAds} väntar på granskning`} />;
  const unread = <CountBadge count={unreadMessages} label={unreadWords(unreadMessages)} />;
  const groups: SidebarGroup[] = [
    {
      label: 'Huvudmeny',
      links: [
        { href: paths.admin, label: 'Översikt', icon: <LayoutDashboard size={ICON_SIZE} /> },
        { href: paths.adminUsers, label: 'Användare', icon: <Users size={ICON_SIZE} /> },
        {
          href: paths.adminMessages,
          label: 'Meddelanden',
          icon: <MessagesSquare size={ICON_SIZE} />,
          mark: unread,
        },
      ],
    },
    {
      label: 'Marknadsplats',
      links: [
        { href: paths.adminAds, label: 'Annonser', icon: <Store size={ICON_SIZE} />, mark: waiting },
        {
          href: paths.adminReports,
          label: 'Anmälningar',
          icon: <Flag size={ICON_SIZE} />,
          mark: <CountBadge count={reports} label={`${reports} väntar`} />,
        },
        { href: paths.adminCategories, label: 'Kategorier', icon: <Tags size={ICON_SIZE} /> },
      ],
    },
    { label: 'Innehåll', links: [] },
    {
      label: 'System',
      links: [
        { href: paths.adminPageSettings, label: 'Sidinställningar', icon: <Settings2 size={ICON_SIZE} /> },
        { href: paths.adminSecurity, label: 'Säkerhet', icon: <ShieldAlert size={ICON_SIZE} /> },
        ...(role === 'superadmin'
          ? [
              { href: paths.adminSettings, label: 'Inställningar', icon: <Settings size={ICON_SIZE} /> },
              { href: paths.adminMail, label: 'E-post', icon: <Mail size={ICON_SIZE} /> },
            ]
          : []),
        ...(mayReadAuditLog(role)
          ? [{ href: paths.adminAuditLog, label: 'Händelselogg', icon: <ScrollText size={ICON_SIZE} /> }]
          : []),
      ],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** The section an address belongs to: its own link, or the nearest one above it. */
export function currentSection(pathname: string): string {
  const hrefs = [
    paths.adminUsers,
    paths.adminMessages,
    paths.adminAds,
    paths.adminReports,
    paths.adminCategories,
    paths.adminPageSettings,
    paths.adminSettings,
    paths.adminSecurity,
    paths.adminMail,
    paths.adminAuditLog,
  ];
  const section = hrefs.find((href) => pathname === href || pathname.startsWith(`${href}/`));
  return section ?? (pathname === paths.admin ? paths.admin : '');
}
