// The text of each event of an ad, as a line in a thread.
import { formatPrice } from '../../format.ts';
import type { ThreadEvent } from './contract.ts';

/** @param name the other member's name */
export function describeThreadEvent({ kind, buyer, price, oldPrice }: ThreadEvent, name: string): string {
  const forWhom = { user: 'dig', other: name };
  switch (kind) {
    case 'approved':
      return 'Annonsen är granskad och godkänd';
    case 'cheaper':
      return `Priset är sänkt från ${formatPrice(oldPrice ?? 0)} till ${formatPrice(price ?? 0)}`;
    case 'reserved':
      return buyer ? `Annonsen är reserverad för ${forWhom[buyer]}` : 'Annonsen är reserverad';
    case 'sold':
      return buyer ? `Annonsen är såld till ${forWhom[buyer]}` : 'Annonsen är såld';
    case 'released':
      return 'Reservationen är borttagen. Annonsen visas inte längre.';
    case 'buyer-erased':
      return 'Reservationen är borttagen, för köparen har inte längre något konto';
    case 'available':
      return buyer ? 'Affären är avbruten. Annonsen är till salu igen.' : 'Annonsen är till salu igen';
  }
}
