// Names of teams and leagues for the fields of a result.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useApi } from '../../../core/api.ts';

interface Named {
  name: string;
  aliases: string[];
}

export interface KnownNames {
  names: string[];
  /** The name of the team or league that has the typed text as a name; null if there is none, undefined until it is known. */
  known: string | null | undefined;
}

export function useTeamNames(typed: string): KnownNames {
  const search = useDeferredValue(typed.trim());
  const { data, isPlaceholderData } = useQuery({
    ...useApi().results.listTeamsForEditing.queryOptions({ input: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
  return namesOf(data?.teams, search, isPlaceholderData || search !== typed.trim());
}

export function useLeagueNames(typed: string): KnownNames {
  const { data } = useQuery(useApi().results.listLeaguesForEditing.queryOptions());
  return namesOf(data?.leagues, typed.trim(), false);
}

function namesOf(all: readonly Named[] | undefined, typed: string, isOld: boolean): KnownNames {
  const plain = typed.toLowerCase();
  const found = all?.find(({ name, aliases }) => name.toLowerCase() === plain || aliases.includes(plain));
  const isKnown = all !== undefined && !isOld && typed !== '';
  return { names: (all ?? []).map(({ name }) => name), known: isKnown ? (found?.name ?? null) : undefined };
}
