// The skip link past the bars, for keyboard users.

/** The id of the main element, which SkipLink points to; set by Page. */
export const contentId = 'innehall';

/** First in the body; visible while focused. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="sr-only rounded-md bg-accent px-4 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
    >
      Hoppa till innehållet
    </a>
  );
}
