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
export function restrictingDecisions(
  scene: ReturnType<typeof openReportScene>,
): Record<string, RestrictingDecision> {
  const { query, createReport, decide } = scene;

  let postId: string;
  beforeEach(async () => {
    await openForum(scene.app);
    postId = await insertPostRow(scene.app.services.database, { userId: scene.owner.id });
  });

  const call = async (method: 'PUT' | 'PATCH' | 'DELETE', url: string, body: object) => {
    const answer = await scene.app.call(method, url, { as: scene.admin, body });
    expect([url, answer.status]).toEqual([url, 200]);
  };
  const holds = async (text: string, id: string) => (await query(text, [id])).length > 0;
  const report = async (kind: string, targetId: string, decision = 'removed') => {
    const id = await createReport({ kind, targetId });
    const { status } = await decide(scene.admin, id, {
      decision,
      rule: why.rule,
      personReason: REASON,
      ...(decision === 'blocked' && { lastDay: null }),
    });
    expect(status).toBe(200);
  };
  const rejectAd = (status: string) => call('PUT', `/api/admin/ads/${scene.adId}/status`, { status, ...why });
  const adIs = (status: string) =>
    holds(`select from ads where id = $1 and status = '${status}'`, scene.adId);

  let commentId: string;
  const insertComment = async () => {
    const row = { postId, userIds: [scene.owner.id] };
    [commentId = ''] = await insertCommentRows(scene.app.services.database, row);
  };
  const decideText = (id: string, status: string) =>
    call('PUT', `/api/admin/forum-items/${id}/status`, { status, ...why });
  const textIs = async (status: string) =>
    commentId
      ? holds(`select from forum_comments where id = $1 and status = '${status}'`, commentId)
      : holds(`select from forum_states where post_id = $1 and status = '${status}'`, postId);
  const isSuspended = () =>
    holds('select from profiles where id = $1 and blocked_until > now()', scene.owner.id);

  let messageId: string;
  let reviewId: string;
  let editId: string;
  beforeEach(() => {
    commentId = '';
  });

  return {
    'rejecting an ad': {
      restrict: async () => {
        await query(`update ads set status = 'pending' where id = $1`, [scene.adId]);
        await rejectAd('rejected');
      },
      isInEffect: () => adIs('rejected'),
      decision: 'rejected',
    },
    'taking an ad down': {
      restrict: () => rejectAd('removed'),
      isInEffect: () => adIs('removed'),
      decision: 'removed',
    },
    'taking an ad down after a report': {
      restrict: () => report('ad', scene.adId),
      isInEffect: () => adIs('removed'),
      decision: 'removed',
    },
    'clearing a profile after a report': {
      restrict: async () => {
        await scene.profile({ bio: 'Säljer allt' });
        await report('person', scene.owner.id);
      },
      isInEffect: async () => (await scene.bio()) === '',
      decision: 'removed',
    },
    'taking a message down after a report': {
      restrict: async () => {
        await scene.write(scene.reporter, 'Hej');
        ({ id: messageId } = await scene.write(scene.owner, 'Betala först', scene.reporter));
        await report('message', messageId);
      },
      isInEffect: () => holds('select from messages where id = $1 and removed_at is not null', messageId),
      decision: 'removed',
    },
    'taking a review down after a report': {
      restrict: async () => {
        reviewId = await scene.review();
        await report('review', reviewId);
      },
      isInEffect: () => holds('select from reviews where id = $1 and removed_at is not null', reviewId),
      decision: 'removed',
    },
    'hiding a review': {
      restrict: async () => {
        reviewId = await scene.review();
        await call('DELETE', `/api/admin/reviews/${reviewId}`, why);
      },
      isInEffect: () => holds('select from reviews where id = $1 and removed_at is not null', reviewId),
      decision: 'removed',
    },
    'rejecting a post': {
      restrict: async () => {
        await query(`update forum_states set status = 'pending' where post_id = $1`, [postId]);
        await decideText(postId, 'rejected');
      },
      isInEffect: () => textIs('rejected'),
      decision: 'rejected',
    },
    'hiding a post': {
      restrict: () => decideText(postId, 'removed'),
      isInEffect: () => textIs('removed'),
      decision: 'removed',
    },
    'hiding a post after a report': {
      restrict: () => report('forum_post', postId),
      isInEffect: () => textIs('removed'),
      decision: 'removed',
    },
    'rejecting a comment': {
      restrict: async () => {
        await insertComment();
        await query(`update forum_comments set status = 'pending' where id = $1`, [commentId]);
        await decideText(commentId, 'rejected');
      },
      isInEffect: () => textIs('rejected'),
      decision: 'rejected',
    },
    'hiding a comment': {
      restrict: async () => {
        await insertComment();
        await decideText(commentId, 'removed');
      },
      isInEffect: () => textIs('removed'),
      decision: 'removed',
    },
    'hiding a comment after a report': {
      restrict: async () => {
        await insertComment();
        await report('forum_comment', commentId);
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
          (await query('select id from forum_versions where post_id = $1', [postId]))[0]?.['id'],
        );
        await call('PUT', `/api/admin/forum-versions/${editId}/status`, { status: 'rejected', ...why });
      },
      isInEffect: () => holds(`select from forum_versions where id = $1 and state = 'rejected'`, editId),
      decision: 'rejected',
    },
    'locking a thread': {
      restrict: () => call('PATCH', `/api/admin/forum-posts/${postId}`, { isLocked: true, ...why }),
      isInEffect: () => holds('select from forum_states where post_id = $1 and is_locked', postId),
      decision: 'locked',
    },
    'suspending a user': {
      restrict: () =>
        call('PUT', `/api/admin/users/${scene.owner.id}/block`, { ...why, lastDay: '2099-12-31' }),
      isInEffect: isSuspended,
      decision: 'blocked',
    },
    'suspending a user after a report': {
      restrict: () => report('person', scene.owner.id, 'blocked'),
      isInEffect: isSuspended,
      decision: 'blocked',
    },
    'closing the account of somebody too young': {
      restrict: () => call('PUT', `/api/admin/users/${scene.owner.id}/age-closure`, {}),
      isInEffect: isSuspended,
      decision: 'blocked',
      rule: 'account',
      reason: 'inte har fyllt 13 år',
    },
    // A warning restricts nothing that an appeal could give back; the appellant only gets the outcome.
    'warning a user after a report': {
      restrict: () => report('person', scene.owner.id, 'warned'),
      isInEffect: async () => false,
      decision: 'warned',
    },
  };
}
