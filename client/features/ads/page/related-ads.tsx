// Related ads. Renders nothing if they cannot be loaded: they are secondary to the ad itself.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { AdCards } from '../ad-cards.tsx';

export function RelatedAds({ id }: { id: string }) {
  const { data } = useQuery(useApi().ads.related.queryOptions({ input: { id } }));
  if (!data || data.ads.length === 0) return null;
  return (
    <Section title="Liknande annonser">
      <AdCards ads={data.ads} />
    </Section>
  );
}
