// Schemas of tournaments that several endpoints share.
import * as z from 'zod/mini';
import { tournamentTexts } from './texts.ts';

export const TournamentId = z.uuid(tournamentTexts.notFound).check(z.toLowerCase());
export const ByTournamentId = z.object({ id: TournamentId });

/** The picture as a stored picture. */
export const TournamentPicture = z.nullable(z.object({ id: z.uuid(), preview: z.string() }));
