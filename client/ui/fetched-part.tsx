// A part of a page that is fetched when it is shown: it waits, and when it does not come it says so and offers another try.
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { sentenceOf } from '../core/failure.ts';
import { loadAnew } from '../core/load-anew.ts';
import { FailedState } from './empty-state.tsx';

export interface FetchedPartProps<Inside extends object> {
  fetchInside: () => Promise<ComponentType<Inside>>;
  /** What the inside is given. */
  given: Inside;
  /** Stands there until it has come. */
  waiting: ReactNode;
  /** What could not be done when it does not come, e.g. 'Kunde inte visa dina uppgifter'. */
  failureTitle: string;
}

export function FetchedPart<Inside extends object>(props: FetchedPartProps<Inside>) {
  const { fetchInside, given, waiting, failureTitle } = props;
  const { Inside, failure, isFetching, load } = useFetched(fetchInside);
  const begin = useEffectEvent(load);
  useEffect(() => begin(), []);
  if (Inside) return <Inside {...given} />;
  if (failure === '') return waiting;
  return (
    <FailedState title={failureTitle} level={3} onRetry={load} isRetrying={isFetching}>
      {failure}
    </FailedState>
  );
}

/** A component that is not there yet. React's own `lazy` keeps a failure for ever. */
export function useFetched<Props extends object>(
  fetchInside: () => Promise<ComponentType<Props>>,
): {
  Inside: ComponentType<Props> | undefined;
  /** Why it has not come; stands while it is tried again. */
  failure: string;
  isFetching: boolean;
  load: () => void;
} {
  const [view, setView] = useState<{ Inside: ComponentType<Props> }>();
  const [failure, setFailure] = useState('');
  const [isFetching, setIsFetching] = useState(false);

  async function load(): Promise<void> {
    if (view || isFetching) return;
    setIsFetching(true);
    try {
      const Inside = await fetchInside();
      setView({ Inside });
    } catch (error) {
      if (failure !== '' && (await isSiteThere())) loadAnew();
      setFailure(sentenceOf(error));
    } finally {
      setIsFetching(false);
    }
  }

  return { Inside: view?.Inside, failure, isFetching, load: () => void load() };
}

async function isSiteThere(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}
