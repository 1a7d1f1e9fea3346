// Loads a component on demand.
import { type ComponentType, useState } from 'react';

export type LoadComponent<Props extends object> = () => Promise<ComponentType<Props>>;

export interface LazyComponent<Props extends object> {
  /** Undefined until it is loaded. */
  Component: ComponentType<Props> | undefined;
  /** The error of the last failed attempt; undefined before the first failure. */
  error: unknown;
  isLoading: boolean;
  /** Resolves to whether the component is loaded; never rejects. */
  load: () => Promise<boolean>;
}

/** Unlike `React.lazy`, which caches a failed import, this tries again at the next `load`. */
export function useLazyComponent<Props extends object>(
  loadComponent: LoadComponent<Props>,
): LazyComponent<Props> {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const [error, setError] = useState<unknown>();
  const [isLoading, setIsLoading] = useState(false);

  async function load(): Promise<boolean> {
    if (loaded) return true;
    setIsLoading(true);
    try {
      const Component = await loadComponent();
      setLoaded({ Component });
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setIsLoading(false);
    }
  }

  return { Component: loaded?.Component, error, isLoading, load };
}
