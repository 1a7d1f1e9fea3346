// The endpoints that undo decisions, and give more time for that.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { extendDecisions } from './actions.ts';
import { undoDecision } from './undo.ts';

export const decisionsRoutes = {
  undo: endpoint.decisions.undo
    .use(adminOnly)
    .handler(({ context, input }) => undoDecision(context, input.id)),
  extend: endpoint.decisions.extend
    .use(adminOnly)
    .handler(({ context, input }) => extendDecisions(context, input.ids)),
};
