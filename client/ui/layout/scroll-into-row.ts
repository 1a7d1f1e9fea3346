// Scrolls a row that is wider than the screen, without moving the page.

/** Shows the whole element. The row has to be positioned, so that offsets are measured from it. */
export function scrollIntoRow(
  { offsetLeft: start, offsetWidth: width }: HTMLElement,
  row: HTMLElement,
): void {
  const { scrollLeft, clientWidth } = row;
  if (start < scrollLeft) row.scrollLeft = start;
  else if (start + width > scrollLeft + clientWidth) row.scrollLeft = start + width - clientWidth;
}
