// How many rows a search or filter has found, as text.

export function hitText(count: number): string {
  if (count === 0) return 'Inga träffar';
  return count === 1 ? '1 träff' : `${count} träffar`;
}
