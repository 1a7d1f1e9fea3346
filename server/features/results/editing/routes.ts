// The endpoints of results in the back office.
import { adminOnly, endpoint } from '../../../core/http/endpoint.ts';
import { importResults, previewImport } from '../import/import-results.ts';
import { changeResult, createResult, deleteResult, findForEditing, listForEditing } from './edit-results.ts';
import { countRows } from './editing-queries.ts';
import { deleteName, mergeLeague, mergeTeam } from './merge-names.ts';
import { saveLeague, saveTeam } from './name-office.ts';
import { listLeagues, listTeams } from './name-office-queries.ts';
import { previewSameMatches } from './same-matches.ts';

const { results } = endpoint;
const TEAMS_PAGE_SIZE = 50;

export const editingRoutes = {
  listForEditing: results.listForEditing
    .use(adminOnly)
    .handler(({ context, input }) => listForEditing(context, input)),
  counts: results.counts.use(adminOnly).handler(({ context }) => countRows(context.database)),
  findForEditing: results.findForEditing
    .use(adminOnly)
    .handler(({ context, input }) => findForEditing(context, input.id)),
  create: results.create.use(adminOnly).handler(({ context, input }) => createResult(context, input)),
  update: results.update.use(adminOnly).handler(({ context, input }) => changeResult(context, input)),
  delete: results.delete.use(adminOnly).handler(({ context, input }) => deleteResult(context, input.id)),
  previewImport: results.previewImport
    .use(adminOnly)
    .handler(({ context, input }) => previewImport(context, input.csv)),
  importResults: results.importResults
    .use(adminOnly)
    .handler(({ context, input }) => importResults(context, input)),
  listLeaguesForEditing: results.listLeaguesForEditing.use(adminOnly).handler(async ({ context }) => ({
    leagues: await listLeagues(context.database.kysely),
  })),
  createLeague: results.createLeague
    .use(adminOnly)
    .handler(({ context, input }) => saveLeague(context, { fields: input })),
  updateLeague: results.updateLeague
    .use(adminOnly)
    .handler(({ context, input: { id, seen, ...fields } }) => saveLeague(context, { id, seen, fields })),
  listTeamsForEditing: results.listTeamsForEditing.use(adminOnly).handler(async ({ context, input }) => {
    const search = { ...input, size: TEAMS_PAGE_SIZE };
    const { rows, ...cursors } = await listTeams(context.database.kysely, search);
    return { ...cursors, teams: rows };
  }),
  createTeam: results.createTeam
    .use(adminOnly)
    .handler(({ context, input }) => saveTeam(context, { fields: input })),
  updateTeam: results.updateTeam
    .use(adminOnly)
    .handler(({ context, input: { id, seen, ...fields } }) => saveTeam(context, { id, seen, fields })),
  listSameMatchesOfLeagues: results.listSameMatchesOfLeagues
    .use(adminOnly)
    .handler(({ context, input }) => previewSameMatches(context, 'leagues', input)),
  listSameMatchesOfTeams: results.listSameMatchesOfTeams
    .use(adminOnly)
    .handler(({ context, input }) => previewSameMatches(context, 'teams', input)),
  mergeLeague: results.mergeLeague
    .use(adminOnly)
    .handler(({ context, input }) => mergeLeague(context, input)),
  mergeTeam: results.mergeTeam.use(adminOnly).handler(({ context, input }) => mergeTeam(context, input)),
  deleteLeague: results.deleteLeague
    .use(adminOnly)
    .handler(({ context, input: { id } }) => deleteName(context, { table: 'leagues', id })),
  deleteTeam: results.deleteTeam
    .use(adminOnly)
    .handler(({ context, input: { id } }) => deleteName(context, { table: 'teams', id })),
};
