// Loads a component on first render; shows a placeholder while loading and an error with a retry button on failure.
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { errorMessageOf } from '../../core/failure.ts';
import { reloadIfServerAnswers } from '../../core/reload-page.ts';
import { FailedState } from '../feedback/empty-state.tsx';
import { type LoadComponent, useLazyComponent } from './use-lazy-component.ts';

export interface LazyPanelProps<Props extends object> {
  load: LoadComponent<Props>;
  props: Props;
  placeholder: ReactNode;
  /** Heading of the error state, for example 'Kunde inte visa dina uppgifter'; without it the placeholder stays when loading fails. */
  errorTitle?: string;
  /** Heading level of the error state. */
  level?: 2 | 3;
}

export function LazyPanel<Props extends object>(panel: LazyPanelProps<Props>) {
  const { props, placeholder, errorTitle, level = 3 } = panel;
  const { Component, error, isLoading, load } = useLazyComponent(panel.load);
  const begin = useEffectEvent(load);
  useEffect(() => void begin(), []);

  async function retry(): Promise<void> {
    // A browser that caches the failed import, or a page older than the last release, needs a reload.
    if (!(await load())) await reloadIfServerAnswers();
  }

  if (Component) return <Component {...props} />;
  if (error === undefined || errorTitle === undefined) return placeholder;
  return (
    <FailedState title={errorTitle} level={level} onRetry={() => void retry()} isRetrying={isLoading}>
      {errorMessageOf(error)}
    </FailedState>
  );
}
