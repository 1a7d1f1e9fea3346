// The staff who have changed texts of static pages: neither exported nor shown to visitors.
import type { PersonalData } from '../../core/personal-data.ts';

export const staticPagesPersonalData: PersonalData = {
  notCopied: { static_page_changes: 'texts of the site; the column is cleared on erasure' },
};
