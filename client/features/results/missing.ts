// Matches, teams and leagues that do not exist.
import { resultTexts } from '#shared/features/results/texts.ts';
import { paths } from '#shared/paths.ts';
import { pageHead } from '../../core/page-head.ts';

export type RecordKind = 'match' | 'team' | 'league';

export const missingTexts: Readonly<Record<RecordKind, string>> = {
  match: resultTexts.notFound,
  team: resultTexts.teamNotFound,
  league: resultTexts.leagueNotFound,
};

export function missingHead(kind: RecordKind, publicUrl: string) {
  const title = missingTexts[kind];
  return pageHead({ title, description: title, path: paths.results, publicUrl, isUnlisted: true });
}
