// The endpoint that undoes a decision.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { undoDecision } from './undo.ts';

export const decisionsRoutes = {
  undo: endpoint.decisions.undo
    .use(adminOnly)
    .handler(({ context, input }) => undoDecision(context, input.id)),
};
