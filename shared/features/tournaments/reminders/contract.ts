// Endpoints of reminders. A user's reminders are shown to no other user.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { TournamentId } from '../schemas.ts';

const Reminder = z.object({ id: TournamentId, isOn: z.boolean() });
const tags = ['tournaments'];

export const remindersContract = {
  reminders: oc
    .route({
      method: 'GET',
      path: '/me/tournament-reminders',
      summary: 'Lists the ids of the tournaments that the user wants to be reminded of',
      tags,
    })
    .output(z.object({ ids: z.array(z.uuid()) })),
  remind: oc
    .route({
      method: 'PUT',
      path: '/tournaments/{id}/reminder',
      summary: 'Turns the reminder a week before a tournament on or off',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(Reminder)
    .output(Reminder),
};
