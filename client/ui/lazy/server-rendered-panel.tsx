// A component that is loaded on demand, and that the server renders: its markup stays until its script is there.
import { CatchBoundary } from '@tanstack/react-router';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from 'react';
import { errorMessageOf } from '../../core/failure.ts';
import { FailedState } from '../feedback/empty-state.tsx';
import type { LoadComponent } from './use-lazy-component.ts';

export interface ServerRenderedPanelProps<Props extends object> {
  props: Props;
  /** Where a navigation shows the panel. */
  placeholder: ReactNode;
  errorTitle: string;
}

/** `preload` is for the server, before it renders: rendering waits for nothing. */
export function serverRenderedPanel<Props extends object>(load: LoadComponent<Props>) {
  let loaded: ComponentType<Props> | undefined;

  async function preload(): Promise<void> {
    loaded = await load();
  }

  const nextOf = ({ count }: { count: number }) => ({ Component: lazyOf(load), count: count + 1 });

  function Panel({ props, placeholder, errorTitle }: ServerRenderedPanelProps<Props>) {
    // React caches a failed import: each attempt has its own.
    const [attempt, setAttempt] = useState(() => ({ Component: loaded ?? lazyOf(load), count: 0 }));
    const { Component, count } = attempt;
    const failure = useMemo(() => ({ errorTitle, retry: () => setAttempt(nextOf) }), [errorTitle]);
    return (
      <PanelContext value={failure}>
        <CatchBoundary getResetKey={() => count} errorComponent={FailedPanel}>
          <Suspense fallback={placeholder}>
            <Component {...props} />
          </Suspense>
        </CatchBoundary>
      </PanelContext>
    );
  }
  return { Panel, preload };
}

const PanelContext = createContext({ errorTitle: '', retry: (): void => undefined });

function FailedPanel({ error }: { error: unknown }) {
  const { errorTitle, retry } = useContext(PanelContext);
  return (
    <FailedState title={errorTitle} level={2} onRetry={retry}>
      {errorMessageOf(error)}
    </FailedState>
  );
}

function lazyOf<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
}
