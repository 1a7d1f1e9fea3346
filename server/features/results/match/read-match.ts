// Reads a match.
import type { Match } from '#shared/features/results/match/contract.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { viewResult } from '../view.ts';
import { type MatchRow, readMatch } from './match-queries.ts';

/** @throws ORPCError NOT_FOUND */
export async function requireMatch({ database }: Pick<Services, 'database'>, id: string): Promise<MatchRow> {
  return (await readMatch(database, id)) ?? refuse('NOT_FOUND', resultTexts.notFound);
}

/** The public view of a match. @throws ORPCError NOT_FOUND */
export async function findMatch(services: Pick<Services, 'database'>, id: string): Promise<Match> {
  const row = await requireMatch(services, id);
  return { ...viewResult(row), forumPostId: row.forumPostId };
}
