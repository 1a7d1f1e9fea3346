// What stands in for a page that is missing, has failed or is on its way.
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { sentenceOf } from '../core/failure.ts';

/** The specification keeps the English sentence; the Swedish line is ours. Source: spec 1 §2 404. */
export function NotFoundPage() {
  return (
    <main>
      <h1>Oops! Page not found</h1>
      <p>Sidan du letar efter finns inte.</p>
      <Link to="/">Till startsidan</Link>
    </main>
  );
}

export function FailedPage({ error, reset }: ErrorComponentProps) {
  return (
    <main role="alert">
      <h1>Något gick fel</h1>
      <p>{sentenceOf(error)}</p>
      <button type="button" onClick={reset}>
        Försök igen
      </button>
    </main>
  );
}

export function PendingPage() {
  return <main aria-busy="true">Laddar…</main>;
}
