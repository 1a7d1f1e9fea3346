// An entry of the back office sidebar, declared by its feature.
import type { ReactNode } from 'react';
import type { Role } from '#shared/features/accounts/roles.ts';

export interface AdminSection {
  group: 'Huvudmeny' | 'Marknadsplats' | 'Innehåll' | 'System';
  href: string;
  label: string;
  icon: ReactNode;
  /** Badge with the number of pending items. */
  badge?: ReactNode;
  /** Other words that people look for it by, besides the label. */
  keywords?: string;
  /** The pages below it, which the sidebar does not show. */
  subpages?: readonly { href: string; label: string }[];
  /** All staff by default. */
  mayOpen?: (role: Role) => boolean;
}

export const SECTION_ICON_SIZE = 20;
