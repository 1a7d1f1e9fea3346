// The audit log and one's own decisions in the sidebar of the back office.
import Gavel from 'lucide-react/icons/gavel';
import ScrollText from 'lucide-react/icons/scroll-text';
import { mayReadAuditLog } from '#shared/features/audit/rules.ts';
import { paths } from '#shared/paths.ts';
import { type AdminSection, SECTION_ICON_SIZE } from '../../core/admin-section.ts';

export const auditAdminSection: AdminSection = {
  group: 'System',
  href: paths.adminAuditLog,
  label: 'Händelselogg',
  icon: <ScrollText size={SECTION_ICON_SIZE} />,
  mayOpen: mayReadAuditLog,
};

export const ownDecisionsAdminSection: AdminSection = {
  group: 'System',
  href: paths.adminMyDecisions,
  label: 'Mina beslut',
  icon: <Gavel size={SECTION_ICON_SIZE} />,
};
