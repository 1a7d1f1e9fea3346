// The endpoints with which staff edit tournaments.
import { adminOnly, endpoint } from '../../../core/http/endpoint.ts';
import { deleteTournament } from './delete-tournament.ts';
import { changeTournament, createTournament, findForStaff, listForStaff } from './save-tournament.ts';

const { tournaments } = endpoint;

export const editingRoutes = {
  listForStaff: tournaments.listForStaff
    .use(adminOnly)
    .handler(({ context, input }) => listForStaff(context, input)),
  findForStaff: tournaments.findForStaff
    .use(adminOnly)
    .handler(({ context, input }) => findForStaff(context, input.id)),
  create: tournaments.create.use(adminOnly).handler(({ context, input }) => createTournament(context, input)),
  update: tournaments.update.use(adminOnly).handler(({ context, input }) => changeTournament(context, input)),
  delete: tournaments.delete
    .use(adminOnly)
    .handler(({ context, input }) => deleteTournament(context, input.id)),
};
