// In the dialog of a merge: matches that were entered under both names, and what happens to them.
import { useQuery } from '@tanstack/react-query';
import type { EnteredMatch, SameMatch } from '#shared/features/results/editing/merge-contract.ts';
import { editingTexts, mergeTexts } from '#shared/features/results/editing/texts.ts';
import { formatDate } from '#shared/format.ts';
import type { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

const SHOWN = 5;

type Results = ReturnType<typeof useApi>['results'];
export type SameMatchesEndpoint = Results['listSameMatchesOfTeams'] | Results['listSameMatchesOfLeagues'];

export interface FoundMatches {
  matches: readonly SameMatch[];
  /** Why the matches could not be loaded; empty if they could. */
  failure: string;
  refetch: () => Promise<unknown>;
}

/** @param merging.into null while no known name is typed */
export function useSameMatches(
  endpoint: SameMatchesEndpoint,
  { id, into }: { id: string; into: string | null },
): FoundMatches {
  const { data, error, refetch } = useQuery({
    ...endpoint.queryOptions({ input: { id, into: into ?? '' } }),
    enabled: into !== null,
  });
  return {
    matches: (into !== null && data?.matches) || [],
    failure: error ? `${mergeTexts.sameFailed}. ${errorMessageOf(error)}` : '',
    refetch: async () => into === null || (await refetch()),
  };
}

export function SameMatches({ matches, failure }: FoundMatches) {
  const joined = matches.filter(({ disappears }) => disappears !== null);
  const left = matches.filter(({ disappears }) => disappears === null);
  return (
    <>
      {failure && <Notice tone="warning">{failure}</Notice>}
      {joined.length > 0 && (
        <Notice title={mergeTexts.joined(joined.length)}>
          <MatchNames matches={joined} />
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warning" title={mergeTexts.leftToStaff(left.length)}>
          <p>{mergeTexts.chooseOne}</p>
          <MatchNames matches={left} />
        </Notice>
      )}
    </>
  );
}

function MatchNames({ matches }: { matches: readonly SameMatch[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {matches.slice(0, SHOWN).map((match) => (
        <li key={match.from.id} className="[overflow-wrap:anywhere]">
          {match.home} – {match.away}
          <br />
          <span className="text-muted">
            {formatDate(match.into.gameDate)} · {match.league} · {scoresOf(match)}
          </span>
        </li>
      ))}
      {matches.length > SHOWN && <li>och {matches.length - SHOWN} till</li>}
    </ul>
  );
}

/** The scores of both entries if they differ, otherwise one. */
function scoresOf({ from, into }: SameMatch): string {
  return [...new Set([into, from].map(scoreOf))].join(' och ');
}

function scoreOf({ status, homeScore, awayScore }: EnteredMatch): string {
  if (homeScore === null) return editingTexts.notPlayed.toLowerCase();
  return `${homeScore}–${awayScore}${status === 'live' ? ' (pågår)' : ''}`;
}
