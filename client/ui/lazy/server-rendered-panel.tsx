// A component that is loaded on demand but rendered by the server: the server's markup stays until the script is loaded.
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
import { reloadIfServerAnswers } from '../../core/reload-page.ts';
import { FailedState } from '../feedback/empty-state.tsx';
import type { LoadComponent } from './use-lazy-component.ts';

export interface ServerRenderedPanelProps<Props extends object> {
  props: Props;
  /** Shown while the script loads after a navigation in the browser. */
  placeholder: ReactNode;
  errorTitle: string;
}

/** The server calls `preload` before it renders a page, because its rendering is synchronous. */
export function serverRenderedPanel<Props extends object>(load: LoadComponent<Props>) {
  let loaded: ComponentType<Props> | undefined;

  async function preload(): Promise<void> {
    loaded = await load();
  }

  function Panel({ props, placeholder, errorTitle }: ServerRenderedPanelProps<Props>) {
    const [attempt, setAttempt] = useState(() => ({ Component: loaded ?? lazyOf(load), count: 0 }));
    const { Component, count } = attempt;
    const failure = useMemo(() => {
      // `React.lazy` caches a failed import, so a retry renders the component itself.
      async function retry(): Promise<void> {
        try {
          const Loaded = await load();
          setAttempt((last) => ({ Component: Loaded, count: last.count + 1 }));
        } catch {
          // As in `LazyPanel`: a browser that caches the failed import, or an old page, needs a reload.
          await reloadIfServerAnswers();
        }
      }
      return { errorTitle, retry };
    }, [errorTitle]);
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

const PanelContext = createContext({ errorTitle: '', retry: async (): Promise<void> => undefined });

function FailedPanel({ error }: { error: unknown }) {
  const { errorTitle, retry } = useContext(PanelContext);
  const [isRetrying, setIsRetrying] = useState(false);

  async function retryOnce(): Promise<void> {
    setIsRetrying(true);
    await retry();
    setIsRetrying(false);
  }

  return (
    <FailedState title={errorTitle} level={2} onRetry={() => void retryOnce()} isRetrying={isRetrying}>
      {errorMessageOf(error)}
    </FailedState>
  );
}

function lazyOf<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  return lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
}
