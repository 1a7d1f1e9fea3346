// The element of a comment in the page, and its focus.

const ID_PREFIX = 'kommentar-';

/** The DOM id of a comment, which is the fragment of its URL. */
export const commentElementId = (number: number): string => ID_PREFIX + number;

/** The elements of all comments in the page. */
export const commentElements = (): Iterable<Element> => document.querySelectorAll(`li[id^=${ID_PREFIX}]`);

/** The number of the comment with this element. */
export const numberOfElement = ({ id }: Element): number => Number(id.slice(ID_PREFIX.length));

/** Moves the focus to a comment, without scrolling. */
export function focusComment(number: number): void {
  document.getElementById(commentElementId(number))?.focus({ preventScroll: true });
}

/**
 * A ref for a part of a post or comment that may be replaced: if the focus is in it then, the post or comment gets the focus,
 * which the browser would otherwise move to the start of the page.
 */
export function restoreFocus(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement))
      part.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}
