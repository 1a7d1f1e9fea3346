// State of the human check: puzzle, selection, answer. Source: spec 1 §4 and §5 Human check.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HumanPuzzle } from '#shared/features/accounts/schemas.ts';
import { useApi } from '../../../core/api.ts';
import { findProofInSlices } from './find-proof-of-work.ts';

export interface HumanCheck {
  /** Undefined while it loads, and when it failed to load. */
  puzzle: HumanPuzzle | undefined;
  /** Positions of the selected pictures. */
  selection: readonly number[];
  /** Sent with the registration; undefined until the puzzle is solved. */
  solvedId: string | undefined;
  /** The last answer was wrong, and this is the next puzzle. */
  isWrong: boolean;
  isVerifying: boolean;
  /** Why the puzzle could not be loaded or answered. */
  failure: Error | null;
  /** Whether the user has interacted with the check; a new puzzle then takes the focus. */
  hasInteracted: boolean;
  toggle(position: number): void;
  verify(): void;
  /** Restarts the check: on request, or when the server no longer accepts the solved puzzle. */
  restart(): void;
}

export function useHumanCheck(): HumanCheck {
  const api = useApi();
  const queryClient = useQueryClient();
  const [selection, setSelection] = useState<number[]>([]);
  const [solvedId, setSolvedId] = useState<string>();
  const [hasInteracted, setHasInteracted] = useState(false);
  const issuing = api.accounts.newHumanCheck.queryOptions({
    enabled: solvedId === undefined,
    // The same puzzle is shown until it is answered, so it is not refetched; it cannot be reused, so it is not cached.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const issued = useQuery(issuing);
  const puzzleId = issued.data?.id;
  // The proof of work is computed while the user looks at the pictures.
  const proof = useRef<Promise<number[]>>(undefined);
  useEffect(() => {
    if (puzzleId === undefined) return;
    const leaving = new AbortController();
    proof.current = findProofInSlices(puzzleId, leaving.signal);
    // The answer awaits the proof; if no answer is sent, an aborted proof must not be reported as an unhandled rejection.
    proof.current.catch(() => undefined);
    return () => leaving.abort();
  }, [puzzleId]);
  const answer = useMutation({
    mutationFn: async (chosen: { id: string; selection: number[] }) =>
      api.accounts.answerHumanCheck.call({ ...chosen, proof: (await proof.current) ?? [] }),
    onSuccess: async ({ solved, next }, { id }) => {
      setSelection([]);
      if (solved) setSolvedId(id);
      else if (next) queryClient.setQueryData(issuing.queryKey, next);
    },
  });

  return {
    puzzle: issued.isFetching ? undefined : issued.data,
    selection,
    solvedId,
    isWrong: answer.data?.solved === false,
    isVerifying: answer.isPending,
    failure: answer.error ?? (issued.data ? null : issued.error),
    hasInteracted,
    toggle: (position) =>
      setSelection((chosen) =>
        chosen.includes(position) ? chosen.filter((other) => other !== position) : [...chosen, position],
      ),
    verify: () => {
      setHasInteracted(true);
      if (issued.data) answer.mutate({ id: issued.data.id, selection });
    },
    restart: () => {
      setHasInteracted(true);
      setSelection([]);
      setSolvedId(undefined);
      answer.reset();
      void issued.refetch();
    },
  };
}
