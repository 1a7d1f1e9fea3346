// The way to the seller that somebody asked for before they went away to sign in.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import { cardOf } from './card-of.ts';
import { ContactDialog } from './contact-dialog.tsx';

/** Nothing for an ad that is gone: the page says so. */
export function IntendedContact({ adId, onClose }: { adId: string; onClose: () => void }) {
  const { data } = useQuery(useApi().ads.find.queryOptions({ input: { id: adId } }));
  return data ? <ContactDialog ad={cardOf(data)} onClose={onClose} /> : null;
}
