// Preview of a text, rendered by the server.
import { type ReactNode, useState } from 'react';
import { errorMessageOf } from '../../core/failure.ts';
import { FailedState } from '../feedback/empty-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { RichText } from '../text/rich-text.tsx';

type Outcome = { html: string } | { error: unknown } | 'loading' | 'empty';

export interface Preview {
  /** Null while the text field is shown instead. */
  outcome: Outcome | null;
  open: () => void;
  close: () => void;
}

/** @param render fetches the HTML of the text from the server */
export function usePreview(source: string, render: (source: string) => Promise<string>): Preview {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function load(): Promise<void> {
    if (source.trim() === '') return setOutcome('empty');
    setOutcome('loading');
    const result = await render(source).then(
      (html) => ({ html }),
      (error: unknown) => ({ error }),
    );
    // Null if the preview was closed during the request.
    setOutcome((current) => current && result);
  }

  return { outcome, open: () => void load(), close: () => setOutcome(null) };
}

export interface EditorPreviewProps {
  outcome: Outcome;
  /** Shows the text; by default as it is. */
  show?: ((html: string) => ReactNode) | undefined;
  onRetry: () => void;
}

export function EditorPreview({ outcome, show, onRetry }: EditorPreviewProps) {
  return (
    <section
      aria-label="Förhandsgranskning"
      aria-busy={outcome === 'loading'}
      className="min-h-28 px-3 py-2.5"
    >
      {outcome === 'empty' && <p className="text-muted">Du har inte skrivit något än.</p>}
      {outcome === 'loading' && <Skeleton className="h-16 w-full" />}
      {typeof outcome === 'object' &&
        'html' in outcome &&
        (show?.(outcome.html) ?? <RichText html={outcome.html} />)}
      {typeof outcome === 'object' && 'error' in outcome && (
        <FailedState title="Kunde inte visa texten" level={3} onRetry={onRetry}>
          {errorMessageOf(outcome.error)}
        </FailedState>
      )}
    </section>
  );
}
