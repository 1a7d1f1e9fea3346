// Follows and mutes teams and leagues.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { FollowedList, FollowState } from '#shared/features/results/following/contract.ts';
import { MAX_FOLLOWED } from '#shared/features/results/following/rules.ts';
import { followTexts } from '#shared/features/results/following/texts.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import { type FollowedKind, listFollowed, saveFollow } from './follow-queries.ts';

export async function findFollowed(
  { database: { kysely } }: Pick<Services, 'database'>,
  { id: userId }: Viewer,
): Promise<FollowedList> {
  return {
    teams: await listFollowed(kysely, { kind: 'team', userId }),
    leagues: await listFollowed(kysely, { kind: 'league', userId }),
  };
}

/** @throws ORPCError NOT_FOUND for an unknown team or league; CONFLICT when the user follows too many */
export async function follow<Input extends { slug: string; state: FollowState }>(
  { database: { kysely }, viewer }: Actor,
  kind: FollowedKind,
  { slug, state }: Input,
): Promise<{ slug: string; state: FollowState }> {
  if (state !== 'normal') {
    const followed = await listFollowed(kysely, { kind, userId: viewer.id });
    if (followed.length >= MAX_FOLLOWED && !followed.some((one) => one.slug === slug))
      refuse('CONFLICT', followTexts.tooMany);
  }
  if (!(await saveFollow(kysely, { kind, userId: viewer.id, slug, state })))
    refuse('NOT_FOUND', kind === 'team' ? resultTexts.teamNotFound : resultTexts.leagueNotFound);
  return { slug, state };
}
