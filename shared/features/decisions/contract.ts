// The endpoint that undoes a decision of staff.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { MAX_EXTENDED_DECISIONS } from './rules.ts';
import { decisionTexts } from './texts.ts';

/** Part of the answer to every decision: how to undo it, and until when. */
export const Undo = z.object({ id: z.uuid(), until: z.string() });
export type Undo = z.infer<typeof Undo>;

const DecisionId = z.object({ id: z.uuid(decisionTexts.tooLate) });

const DecisionIds = z.object({
  ids: z.array(z.uuid(decisionTexts.tooLate)).check(z.minLength(1), z.maxLength(MAX_EXTENDED_DECISIONS)),
});

export const decisionsContract = {
  undo: oc
    .route({
      method: 'POST',
      path: '/admin/decisions/{id}/undo',
      summary: 'Undoes a decision of the user within a minute, before anyone is notified',
      tags: ['decisions', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(DecisionId)
    .output(DecisionId),
  extend: oc
    .route({
      method: 'POST',
      path: '/admin/decision-extensions',
      summary: 'Gives the user another minute to undo their decisions, at most ten minutes after each',
      tags: ['decisions', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(DecisionIds)
    .output(DecisionIds),
};
