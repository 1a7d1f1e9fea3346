// Related ads. Nothing is rendered when they cannot be loaded: the ad itself is what the visitor came for.
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
