// How to reach the seller, asked for only in the name of somebody signed in.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import { useViewer } from '../../core/viewer.ts';

/** Never fetched for a visitor, nor on the server, so that no page holds it for others to find. */
export function useContact(adId: string) {
  const isSignedIn = useViewer() !== null;
  const query = useQuery(useApi().ads.contact.queryOptions({ input: { id: adId }, enabled: isSignedIn }));
  return { ...query, isSignedIn };
}
