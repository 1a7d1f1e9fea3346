// The course of a human check: a puzzle from the server, a choice, its answer. Source: spec 1 §4 and §5 Human check.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HumanPuzzle } from '#shared/features/accounts/contract.ts';
import { useApi } from '../../../core/api.ts';

export interface HumanCheck {
  /** Undefined while it is being fetched, or when it could not be. */
  puzzle: HumanPuzzle | undefined;
  /** Positions of the chosen pictures. */
  selection: readonly number[];
  /** Carried by the registration; undefined until the puzzle is solved. */
  solvedId: string | undefined;
  /** The last answer was wrong, and this is the puzzle that came instead. */
  isWrong: boolean;
  isVerifying: boolean;
  /** Why the puzzle could not be fetched or answered. */
  failure: Error | null;
  /** Whether the person has answered before, so that the focus belongs to what comes next. */
  hasBegun: boolean;
  toggle(position: number): void;
  verify(): void;
  /** Begins anew: the person wants to, or the server no longer takes the solved one. */
  redo(): void;
}

export function useHumanCheck(): HumanCheck {
  const api = useApi();
  const queryClient = useQueryClient();
  const [selection, setSelection] = useState<number[]>([]);
  const [solvedId, setSolvedId] = useState<string>();
  const [hasBegun, setHasBegun] = useState(false);
  const issuing = api.accounts.newHumanCheck.queryOptions({
    enabled: solvedId === undefined,
    // A puzzle is shown until it is answered, and never twice.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const issued = useQuery(issuing);
  const answer = useMutation(
    api.accounts.answerHumanCheck.mutationOptions({
      onSuccess: async ({ solved, next }, { id }) => {
        setSelection([]);
        if (solved) setSolvedId(id);
        else if (next) queryClient.setQueryData(issuing.queryKey, next);
      },
    }),
  );

  return {
    puzzle: issued.isFetching ? undefined : issued.data,
    selection,
    solvedId,
    isWrong: answer.data?.solved === false,
    isVerifying: answer.isPending,
    failure: answer.error ?? (issued.data ? null : issued.error),
    hasBegun,
    toggle: (position) =>
      setSelection((chosen) =>
        chosen.includes(position) ? chosen.filter((other) => other !== position) : [...chosen, position],
      ),
    verify: () => {
      setHasBegun(true);
      if (issued.data) answer.mutate({ id: issued.data.id, selection });
    },
    redo: () => {
      setHasBegun(true);
      setSelection([]);
      setSolvedId(undefined);
      answer.reset();
      void issued.refetch();
    },
  };
}
