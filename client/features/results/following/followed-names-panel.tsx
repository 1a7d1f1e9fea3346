// The teams and leagues that the user follows or has muted, each with its page and the choice to stop.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Followed, FollowedList } from '#shared/features/results/following/contract.ts';
import { followTexts } from '#shared/features/results/following/texts.ts';
import { leaguePath, paths, teamPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { FollowButton, type FollowButtonProps } from './follow-button.tsx';
import { LoadingFollowed } from './loading-followed.tsx';

export function FollowedNamesPanel() {
  const { results } = useApi();
  const { data, error, isFetching, refetch } = useQuery(results.followed.queryOptions());
  if (data) return <Lists current={data} />;
  return error ? (
    <FailedState
      title={followTexts.listFailed}
      level={3}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {errorMessageOf(error)}
    </FailedState>
  ) : (
    <LoadingFollowed />
  );
}

function Lists({ current }: { current: FollowedList }) {
  const teams = useRows(current.teams);
  const leagues = useRows(current.leagues);
  if (teams.length + leagues.length === 0) {
    return (
      <EmptyState
        title="Du följer inga lag eller ligor än"
        level={3}
        action={<ButtonLink href={paths.results}>Till resultaten</ButtonLink>}
      >
        Välj Följ på ett lags eller en ligas sida, så får du veta när matcherna börjar och hur de slutar.
      </EmptyState>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <List title="Lag" kind="team" rows={teams} pathOf={teamPath} />
      <List title="Ligor" kind="league" rows={leagues} pathOf={leaguePath} />
    </div>
  );
}

/** A name that is no longer followed stays in its place until the page is left, so that it can be followed again. */
function useRows(current: Followed[]): Followed[] {
  const [first] = useState(current);
  const added = current.filter(({ slug }) => !first.some((row) => row.slug === slug));
  return [...first, ...added];
}

interface ListProps {
  title: string;
  kind: FollowButtonProps['kind'];
  rows: Followed[];
  pathOf: (slug: string) => string;
}

function List({ title, kind, rows, pathOf }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-base">{title}</h3>
      <ul>
        {rows.map(({ slug, name }) => (
          <li
            key={slug}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <Anchor
              href={pathOf(slug)}
              className="inline-flex min-h-11 min-w-0 items-center font-semibold text-pine underline"
            >
              {name}
            </Anchor>
            <FollowButton kind={kind} slug={slug} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
