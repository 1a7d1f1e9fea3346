// All decisions of staff that restrict a user. In each, the admin of a report scene decides against the scene's owner.
import { beforeEach, expect } from 'vitest';
import type { Decision, Rule } from '#shared/features/reports/rules.ts';
import { saveHeldEdit } from '../../features/forum/writing/version-queries.ts';
import { insertCommentRows, insertPostRow, openForum } from '../forum.ts';
import type { openReportScene } from './report-scene.ts';

export const REASON = 'Texten lovar något som inte stämmer';
export const why = { rule: 'trade', reason: REASON } as const;

/** A decision of the admin, and whether it still restricts the owner. */
export interface RestrictingDecision {
  restrict: () => Promise<unknown>;
  isInEffect: () => Promise<boolean>;
  decision: Decision;
  /** For a decision whose rule and reason are fixed instead of the moderator's own. */
  rule?: Rule;
  reason?: string;
}

/** Decisions by what is done. Their functions use the records of the test that is running. */
export function restrictingDecisions(scene: ReportScene): Record<string, RestrictingDecision> {
  return {
    ...decisionsOnAds(scene),
    ...decisionsOnReviewsAndMessages(scene),
    ...decisionsOnForum(scene),
    ...decisionsOnUsers(scene),
  };
}

type ReportScene = ReturnType<typeof openReportScene>;
type Decisions = Record<string, RestrictingDecision>;

function decisionsOnAds(scene: ReportScene): Decisions {
  const decide = (status: string) =>
    call(scene, 'PUT', `/api/admin/ads/${scene.adId}/status`, { status, ...why });
  const adIs = (status: string) =>
    exists(scene, `select from ads where id = $1 and status = '${status}'`, scene.adId);
  return {
    'rejecting an ad': {
      restrict: async () => {
        await scene.query(`update ads set status = 'pending' where id = $1`, [scene.adId]);
        await decide('rejected');
      },
      isInEffect: () => adIs('rejected'),
      decision: 'rejected',
    },
    'taking an ad down': {
      restrict: () => decide('removed'),
      isInEffect: () => adIs('removed'),
      decision: 'removed',
    },
    'taking an ad down after a report': {
      restrict: () => report(scene, 'ad', scene.adId),
      isInEffect: () => adIs('removed'),
      decision: 'removed',
    },
  };
}

function decisionsOnReviewsAndMessages(scene: ReportScene): Decisions {
  let messageId: string;
  let reviewId: string;
  return {
    'taking a message down after a report': {
      restrict: async () => {
        await scene.write(scene.reporter, 'Hej');
        ({ id: messageId } = await scene.write(scene.owner, 'Betala först', scene.reporter));
        await report(scene, 'message', messageId);
      },
      isInEffect: () =>
        exists(scene, 'select from messages where id = $1 and removed_at is not null', messageId),
      decision: 'removed',
    },
    'taking a review down after a report': {
      restrict: async () => {
        reviewId = await scene.review();
        await report(scene, 'review', reviewId);
      },
      isInEffect: () =>
        exists(scene, 'select from reviews where id = $1 and removed_at is not null', reviewId),
      decision: 'removed',
    },
    'hiding a review': {
      restrict: async () => {
        reviewId = await scene.review();
        await call(scene, 'DELETE', `/api/admin/reviews/${reviewId}`, why);
      },
      isInEffect: () =>
        exists(scene, 'select from reviews where id = $1 and removed_at is not null', reviewId),
      decision: 'removed',
    },
  };
}

function decisionsOnForum(scene: ReportScene): Decisions {
  let postId: string;
  let commentId: string;
  let editId: string;
  beforeEach(async () => {
    await openForum(scene.app);
    postId = await insertPostRow(scene.app.services.database, { userId: scene.owner.id });
    commentId = '';
  });

  const insertComment = async () => {
    const row = { postId, userIds: [scene.owner.id] };
    [commentId = ''] = await insertCommentRows(scene.app.services.database, row);
  };
  const decide = (id: string, status: string) =>
    call(scene, 'PUT', `/api/admin/forum-items/${id}/status`, { status, ...why });
  const textIs = async (status: string) =>
    commentId
      ? exists(scene, `select from forum_comments where id = $1 and status = '${status}'`, commentId)
      : exists(scene, `select from forum_states where post_id = $1 and status = '${status}'`, postId);
  return {
    'rejecting a post': {
      restrict: async () => {
        await scene.query(`update forum_states set status = 'pending' where post_id = $1`, [postId]);
        await decide(postId, 'rejected');
      },
      isInEffect: () => textIs('rejected'),
      decision: 'rejected',
    },
    'hiding a post': {
      restrict: () => decide(postId, 'removed'),
      isInEffect: () => textIs('removed'),
      decision: 'removed',
    },
    'hiding a post after a report': {
      restrict: () => report(scene, 'forum_post', postId),
      isInEffect: () => textIs('removed'),
      decision: 'removed',
    },
    'rejecting a comment': {
      restrict: async () => {
        await insertComment();
        await scene.query(`update forum_comments set status = 'pending' where id = $1`, [commentId]);
        await decide(commentId, 'rejected');
      },
      isInEffect: () => textIs('rejected'),
      decision: 'rejected',
    },
    'hiding a comment': {
      restrict: async () => {
        await insertComment();
        await decide(commentId, 'removed');
      },
      isInEffect: () => textIs('removed'),
      decision: 'removed',
    },
    'hiding a comment after a report': {
      restrict: async () => {
        await insertComment();
        await report(scene, 'forum_comment', commentId);
      },
      isInEffect: () => textIs('removed'),
      decision: 'removed',
    },
    'rejecting a change of a post': {
      restrict: async () => {
        const edit = { title: 'Ny', content: 'Se https://bluff.example', category: 'Utrustning' } as const;
        const { kysely } = scene.app.services.database;
        await saveHeldEdit(kysely, { postId, number: 0, userId: scene.owner.id, ...edit });
        editId = String(
          (await scene.query('select id from forum_versions where post_id = $1', [postId]))[0]?.['id'],
        );
        await call(scene, 'PUT', `/api/admin/forum-versions/${editId}/status`, {
          status: 'rejected',
          ...why,
        });
      },
      isInEffect: () =>
        exists(scene, `select from forum_versions where id = $1 and state = 'rejected'`, editId),
      decision: 'rejected',
    },
    'locking a thread': {
      restrict: () => call(scene, 'PATCH', `/api/admin/forum-posts/${postId}`, { isLocked: true, ...why }),
      isInEffect: () => exists(scene, 'select from forum_states where post_id = $1 and is_locked', postId),
      decision: 'locked',
    },
  };
}

function decisionsOnUsers(scene: ReportScene): Decisions {
  const isSuspended = () =>
    exists(scene, 'select from profiles where id = $1 and blocked_until > now()', scene.owner.id);
  return {
    'clearing a profile after a report': {
      restrict: async () => {
        await scene.profile({ bio: 'Säljer allt' });
        await report(scene, 'person', scene.owner.id);
      },
      isInEffect: async () => (await scene.bio()) === '',
      decision: 'removed',
    },
    'suspending a user': {
      restrict: () =>
        call(scene, 'PUT', `/api/admin/users/${scene.owner.id}/block`, { ...why, lastDay: '2099-12-31' }),
      isInEffect: isSuspended,
      decision: 'blocked',
    },
    'suspending a user after a report': {
      restrict: () => report(scene, 'person', scene.owner.id, 'blocked'),
      isInEffect: isSuspended,
      decision: 'blocked',
    },
    'closing the account of a user who is too young': {
      restrict: () => call(scene, 'PUT', `/api/admin/users/${scene.owner.id}/age-closure`, {}),
      isInEffect: isSuspended,
      decision: 'blocked',
      rule: 'account',
      reason: 'inte har fyllt 13 år',
    },
    // A warning restricts nothing that an appeal could give back; the appellant only gets the outcome.
    'warning a user after a report': {
      restrict: () => report(scene, 'person', scene.owner.id, 'warned'),
      isInEffect: async () => false,
      decision: 'warned',
    },
  };
}

async function call(scene: ReportScene, method: 'PUT' | 'PATCH' | 'DELETE', url: string, body: object) {
  const answer = await scene.app.call(method, url, { as: scene.admin, body });
  expect([url, answer.status]).toEqual([url, 200]);
}

async function exists({ query }: ReportScene, text: string, id: string): Promise<boolean> {
  return (await query(text, [id])).length > 0;
}

/** Reports a record, and decides on the report. */
async function report(scene: ReportScene, kind: string, targetId: string, decision = 'removed') {
  const id = await scene.createReport({ kind, targetId });
  const { status } = await scene.decide(scene.admin, id, {
    decision,
    rule: why.rule,
    personReason: REASON,
    ...(decision === 'blocked' && { lastDay: null }),
  });
  expect(status).toBe(200);
}
