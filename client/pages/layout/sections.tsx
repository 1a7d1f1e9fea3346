// The navigation of the site and the links of its footer. Source: spec 1 §1 and §2 Routes.
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import Medal from 'lucide-react/icons/medal';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Newspaper from 'lucide-react/icons/newspaper';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import { paths, problemPath } from '#shared/paths.ts';
import { InboxBadge } from '../../features/messages/inbox/inbox-badge.tsx';

export interface SiteSection {
  href: string;
  label: string;
  icon: ReactNode;
  badge?: ReactNode;
  /** Left out while this page is closed. */
  pageName?: PageName;
  /** Paths of further pages of the section, besides those below its own path. */
  also?: string[];
}

const ICON_SIZE = 22;

export const home: SiteSection = { href: paths.home, label: 'Hem', icon: <House size={ICON_SIZE} /> };

const marketplace: SiteSection = {
  href: paths.marketplace,
  label: 'Marknadsplats',
  icon: <Store size={ICON_SIZE} />,
  pageName: 'marketplace',
  also: ['/ad', paths.createAd, '/edit-ad', paths.renewAd],
};
const forum: SiteSection = {
  href: paths.forum,
  label: 'Forum',
  icon: <MessagesSquare size={ICON_SIZE} />,
  pageName: 'forum',
};
const inbox: SiteSection = {
  href: paths.messages,
  label: 'Inkorg',
  icon: <Inbox size={ICON_SIZE} />,
  badge: <InboxBadge />,
};
const others: SiteSection[] = [
  {
    href: paths.tournaments,
    label: 'Turneringar',
    icon: <Medal size={ICON_SIZE} />,
    pageName: 'tournaments',
  },
  {
    href: paths.associations,
    label: 'Föreningar',
    icon: <Users size={ICON_SIZE} />,
    pageName: 'associations',
  },
  {
    href: paths.news,
    label: 'Nyheter & Resultat',
    icon: <Newspaper size={ICON_SIZE} />,
    pageName: 'news',
    also: [paths.results, '/teams', '/leagues', paths.scoring],
  },
];
const admin: SiteSection = { href: paths.admin, label: 'Admin', icon: <ShieldCheck size={ICON_SIZE} /> };

/** The sections for this user; Admin only for staff. */
export function sectionsFor(viewer: Viewer | null): SiteSection[] {
  return [marketplace, forum, ...restFor(viewer)];
}

/** The sections of the bottom navigation: it has room for three, the rest are under "Mer". Signed-in users have their inbox. */
export function bottomSectionsFor(viewer: Viewer | null): { near: SiteSection[]; more: SiteSection[] } {
  const first = [home, { ...marketplace, label: 'Marknad' }];
  if (!viewer) return { near: [...first, forum], more: restFor(viewer) };
  return { near: [...first, inbox], more: [forum, ...restFor(viewer)] };
}

function restFor(viewer: Viewer | null): SiteSection[] {
  // The back office shows staff without two-step sign-in how to turn it on.
  return viewer && (isStaff(viewer.role) || viewer.needsTwoStep) ? [...others, admin] : others;
}

/** 'page' for the section's own page, 'true' for a page inside it, undefined for a page of another section. */
export function currentIn({ href, also = [] }: SiteSection, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  // Every path is below that of Home, which has no pages inside it.
  const roots = href === paths.home ? [] : [href, ...also];
  return roots.some((root) => pathname === root || pathname.startsWith(`${root}/`)) ? 'true' : undefined;
}

interface FooterLinks {
  label: string;
  links: { href: string; label: string; pageName?: PageName }[];
}

/** @param pathname the current page, which the link "Rapportera ett problem" reports */
export const footerGroupsOn = (pathname: string): FooterLinks[] => [
  {
    label: 'Torget',
    links: [
      { href: paths.marketplace, label: 'Marknadsplats', pageName: 'marketplace' },
      { href: paths.createAd, label: 'Skapa annons', pageName: 'marketplace' },
      { href: paths.profile, label: 'Min profil' },
    ],
  },
  {
    label: 'Hjälp',
    links: [
      { href: paths.faq, label: 'Vanliga frågor' },
      { href: paths.support, label: 'Support & Hjälp' },
      { href: problemPath(pathname), label: 'Rapportera ett problem' },
      { href: paths.about, label: 'Om oss' },
    ],
  },
  {
    label: 'Regler',
    links: [
      { href: paths.terms, label: 'Användarvillkor' },
      { href: paths.privacy, label: 'Integritetspolicy' },
      { href: paths.cookies, label: 'Cookies' },
      { href: paths.accessibility, label: 'Tillgänglighet' },
    ],
  },
];
