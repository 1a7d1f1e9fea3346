// The way past the bars for those who walk by keyboard.

/** The id of the main element that SkipLink leads to; Page wears it. */
export const contentId = 'innehall';

/** First in the body; seen when it has the focus. */
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
