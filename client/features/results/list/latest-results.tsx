// The latest results of all leagues or of one, with the filter: the section of /news and the whole of /results.
import { resultsPath } from '#shared/features/results/list/address.ts';
import type { ResultSearch } from '#shared/features/results/list/contract.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LeagueFilter } from './league-filter.tsx';
import { ResultList } from './result-list.tsx';

const ALL: ResultSearch = {};

export interface LatestResultsProps {
  address?: ResultSearch;
  /** The URLs of the filter and of "Visa fler"; by default those of the page of results. */
  hrefOf?: (address: ResultSearch) => string;
  level?: 2 | 3;
  isNarrow?: boolean;
}

export function LatestResults({
  address = ALL,
  hrefOf = resultsPath,
  level = 3,
  isNarrow = false,
}: LatestResultsProps) {
  const { league } = address;
  return (
    <div className="flex flex-col gap-4">
      <LeagueFilter league={league} hrefOf={(slug) => hrefOf(slug === undefined ? {} : { league: slug })} />
      <ResultList
        key={hrefOf(address)}
        search={address}
        hrefOf={hrefOf}
        level={level}
        isNarrow={isNarrow}
        empty={
          <EmptyState
            board="0–0"
            level={level}
            title={league ? 'Inga resultat i ligan än' : 'Inga resultat än'}
            action={league && <ButtonLink href={hrefOf({})}>Visa alla ligor</ButtonLink>}
          >
            Här visas matcher så snart de är inlagda.
          </EmptyState>
        }
      />
    </div>
  );
}
