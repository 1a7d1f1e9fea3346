// The leagues as links: all, those of the specification, and the others in a list that opens. Source: spec 1 §9.
import { useQuery } from '@tanstack/react-query';
import { leagueFilter } from '#shared/features/results/rules.ts';
import { useApi } from '../../../core/api.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';

const link =
  'inline-flex min-h-9 shrink-0 items-center rounded-full border border-outline bg-surface px-3.5 text-sm font-semibold ' +
  'hover:border-ink touch:min-h-11 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-bg';

export interface LeagueFilterProps {
  /** Slug of the league that is shown; undefined for all. */
  league: string | undefined;
  hrefOf: (league: string | undefined) => string;
}

export function LeagueFilter({ league, hrefOf }: LeagueFilterProps) {
  const { data } = useQuery(useApi().results.listLeagues.queryOptions());
  const first: readonly { label: string; slug: string | undefined }[] = [
    { label: 'Alla ligor', slug: undefined },
    ...leagueFilter,
  ];
  const others = (data?.leagues ?? []).filter(({ slug }) => first.every((one) => one.slug !== slug));
  const chosen = others.find(({ slug }) => slug === league);
  return (
    <nav aria-label="Ligor" className="flex flex-wrap gap-2">
      {[...first, ...(chosen ? [{ label: chosen.name, slug: chosen.slug }] : [])].map(({ label, slug }) => (
        <Anchor
          key={label}
          href={hrefOf(slug)}
          aria-current={league === slug ? 'page' : undefined}
          className={link}
        >
          {label}
        </Anchor>
      ))}
      {others.length > 0 && (
        <details className="group open:basis-full">
          <summary className={`${link} cursor-pointer list-none`}>Fler ligor</summary>
          <ul className="mt-2 flex flex-wrap gap-2">
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <Anchor
                  href={hrefOf(slug)}
                  aria-current={league === slug ? 'page' : undefined}
                  className={link}
                >
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}
