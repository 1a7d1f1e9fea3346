// The figures above the news sources. Source: spec 2 §2 News sources.
import { useQuery } from '@tanstack/react-query';
import { FETCH_LOG_LENGTH } from '#shared/features/news-sources/rules.ts';
import { useApi } from '../../core/api.ts';
import { StatCard } from '../../ui/layout/card.tsx';

export function SourceCounts() {
  const { data } = useQuery(useApi().newsSources.counts.queryOptions());
  const latest = `i de senaste ${FETCH_LOG_LENGTH} hämtningarna`;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 lg:grid-cols-4">
      <StatCard label="Källor totalt" value={data?.total ?? '–'} />
      <StatCard label="Aktiva källor" value={data?.active ?? '–'} />
      <StatCard label="Lyckade hämtningar" value={data?.successful ?? '–'} hint={latest} />
      <StatCard label="Bearbetade artiklar" value={data?.processed ?? '–'} hint={latest} />
    </div>
  );
}
