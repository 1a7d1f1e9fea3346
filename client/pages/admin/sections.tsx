// The pages of the back office in the groups of its sidebar, one entry per feature. Source: spec 2 §2.
import type { Role } from '#shared/features/accounts/roles.ts';
import { paths } from '#shared/paths.ts';
import type { AdminSection } from '../../core/admin-section.ts';
import type { PalettePage } from '../../features/admin/palette/palette.tsx';
import { overviewAdminSection } from '../../features/admin/admin-section.tsx';
import { adsAdminSection } from '../../features/ads/admin-section.tsx';
import { associationsAdminSection } from '../../features/associations/admin-section.tsx';
import { auditAdminSection, ownDecisionsAdminSection } from '../../features/audit/admin-section.tsx';
import { categoriesAdminSection } from '../../features/categories/admin-section.tsx';
import { contactAdminSection } from '../../features/contact/admin-section.tsx';
import { forumAdminSection } from '../../features/forum/admin-section.tsx';
import { mailsAdminSection } from '../../features/mails/admin-section.tsx';
import { messagesAdminSection } from '../../features/messages/admin-section.tsx';
import { newsAdminSection } from '../../features/news/admin-section.tsx';
import { newsSourcesAdminSection } from '../../features/news-sources/admin-section.tsx';
import { newsletterAdminSection } from '../../features/newsletter/admin-section.tsx';
import { pageSettingsAdminSection } from '../../features/page-settings/admin-section.tsx';
import { reportsAdminSection, yearlyFiguresAdminSection } from '../../features/reports/admin-section.tsx';
import { resultsAdminSection } from '../../features/results/admin-section.tsx';
import { securityAdminSection } from '../../features/security/admin-section.tsx';
import { siteSettingsAdminSection } from '../../features/site-settings/admin-section.tsx';
import {
  analyticsAdminSection,
  marketplaceAdminSection,
  marketplaceAnalyticsAdminSection,
} from '../../features/statistics/admin-section.tsx';
import { staticPagesAdminSection } from '../../features/static-pages/admin-section.tsx';
import { supportChatAdminSection } from '../../features/support-chat/admin-section.tsx';
import { synonymsAdminSection } from '../../features/synonyms/admin-section.tsx';
import { tournamentsAdminSection } from '../../features/tournaments/admin-section.tsx';
import { usersAdminSection } from '../../features/users/admin-section.tsx';
import type { SidebarGroup } from '../../ui/layout/sidebar-links.tsx';

/** In the order of the sidebar. */
const sections: readonly AdminSection[] = [
  overviewAdminSection,
  analyticsAdminSection,
  usersAdminSection,
  messagesAdminSection,
  marketplaceAdminSection,
  marketplaceAnalyticsAdminSection,
  adsAdminSection,
  reportsAdminSection,
  categoriesAdminSection,
  contactAdminSection,
  supportChatAdminSection,
  forumAdminSection,
  resultsAdminSection,
  associationsAdminSection,
  tournamentsAdminSection,
  newsAdminSection,
  newsletterAdminSection,
  newsSourcesAdminSection,
  synonymsAdminSection,
  pageSettingsAdminSection,
  staticPagesAdminSection,
  securityAdminSection,
  siteSettingsAdminSection,
  mailsAdminSection,
  ownDecisionsAdminSection,
  yearlyFiguresAdminSection,
  auditAdminSection,
];

const groups = ['Huvudmeny', 'Marknadsplats', 'Innehåll', 'System'] as const;

/** The pages the user may open; empty groups are omitted. */
export function sectionsOfAdmin(role: Role): SidebarGroup[] {
  const open = sections.filter(({ mayOpen }) => mayOpen?.(role) ?? true);
  return groups
    .map((label) => ({ label, links: open.filter(({ group }) => group === label) }))
    .filter(({ links }) => links.length > 0);
}

/** All pages the user may open, for the command palette. */
export function pagesOfAdmin(role: Role): PalettePage[] {
  const open = sections.filter(({ mayOpen }) => mayOpen?.(role) ?? true);
  return open.flatMap(({ href, label, keywords, subpages = [] }) => {
    const page: PalettePage = { href, label, keywords };
    return [page].concat(subpages);
  });
}

/** The section of an address: its own link, or the closest parent. */
export function currentSection(pathname: string): string {
  const hrefs = sections.map(({ href }) => href);
  if (hrefs.includes(pathname)) return pathname;
  return hrefs.find((href) => href !== paths.admin && pathname.startsWith(`${href}/`)) ?? '';
}
