// The name of a match: its teams.
import type { EditedResult } from '#shared/features/results/editing/contract.ts';

export function nameOfResult({ home, away }: Pick<EditedResult, 'home' | 'away'>): string {
  return `${home.name} – ${away.name}`;
}
