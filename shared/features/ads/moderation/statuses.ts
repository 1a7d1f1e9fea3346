// Labels of ad statuses. Separate from the table's parameters, which are in every visitor's entry script.
import type { AdStatus } from '../rules.ts';

/** How an ad's status is shown to moderators. Source: spec 2 §2 Ads "status badge", §4 Ad. */
export const moderationStatuses: Record<AdStatus, { label: string; tone: 'warning' | 'success' | 'danger' }> =
  {
    pending: { label: 'Väntar', tone: 'warning' },
    approved: { label: 'Godkänd', tone: 'success' },
    rejected: { label: 'Avvisad', tone: 'danger' },
    removed: { label: 'Borttagen', tone: 'danger' },
  };
