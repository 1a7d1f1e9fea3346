// Texts about views.

/** The label of a count: "1 visning". */
export function countViews(count: number): string {
  return `${count.toLocaleString('sv-SE')} ${count === 1 ? 'visning' : 'visningar'}`;
}
