// The forms of a league and a team: their field values and drafts.
import * as z from 'zod/mini';
import {
  type EditedLeague,
  type EditedTeam,
  SeenLeague,
  SeenTeam,
} from '#shared/features/results/editing/name-contract.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';

/** Other names are separated by commas. */
const LeagueForm = z.object({
  name: z.string(),
  aliases: z.string(),
  pointsRule: SeenLeague.shape.pointsRule,
  isForChildren: z.boolean(),
});
const TeamForm = z.object({ name: z.string(), aliases: z.string(), city: z.string() });

/** Keyed by the id of the edited league; `new` for a new one. */
export const leagueDrafts = createDraftStore({
  name: 'league',
  schema: z.object({ form: LeagueForm, seen: z.optional(SeenLeague) }),
  storedFor: 'tab',
});

/** Keyed by the id of the edited team; `new` for a new one. */
export const teamDrafts = createDraftStore({
  name: 'team',
  schema: z.object({ form: TeamForm, seen: z.optional(SeenTeam) }),
  storedFor: 'tab',
});

const newLeague: SeenLeague = { name: '', aliases: [], pointsRule: 'swedish', isForChildren: false };

export function seenLeagueOf({ name, aliases, pointsRule, isForChildren }: EditedLeague): SeenLeague {
  return { name, aliases, pointsRule, isForChildren };
}

export function leagueFormOf(seen: SeenLeague | undefined): z.infer<typeof LeagueForm> {
  const { name, aliases, pointsRule, isForChildren } = seen ?? newLeague;
  return { name, aliases: aliases.join(', '), pointsRule, isForChildren };
}

export function seenTeamOf({ name, aliases, city }: EditedTeam): SeenTeam {
  return { name, aliases, city };
}

export function teamFormOf(seen: SeenTeam | undefined): z.infer<typeof TeamForm> {
  return { name: seen?.name ?? '', aliases: seen?.aliases.join(', ') ?? '', city: seen?.city ?? '' };
}
