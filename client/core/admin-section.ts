// A page of the back office as its feature declares it for the sidebar.
import type { ReactNode } from 'react';
import type { Role } from '#shared/features/accounts/roles.ts';

export interface AdminSection {
  group: 'Huvudmeny' | 'Marknadsplats' | 'Innehåll' | 'System';
  href: string;
  label: string;
  icon: ReactNode;
  /** How much waits there. */
  mark?: ReactNode;
  /** All staff, unless it says otherwise. */
  mayOpen?: (role: Role) => boolean;
}

export const SECTION_ICON_SIZE = 20;
