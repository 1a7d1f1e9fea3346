// Every kind of decision that restricts somebody: rule, reason, notice, appeal by the person it concerns only, another decider,
// outcome. Source: PRODUCT.md "Decisions by staff"; the Digital Services Act, articles 17 and 20.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APPEAL_OUTCOMES, type Decision, DECISIONS, type Rule } from '#shared/features/reports/rules.ts';
import { ruleLabels } from '#shared/features/reports/texts.ts';
import { type Person, TEST_PASSWORD } from '../../../testing/app.ts';
import { insertCommentRows, insertPostRow, openForum } from '../../../testing/forum.ts';
import { openReportScene } from '../../../testing/samples/report-scene.ts';
import { saveHeldEdit } from '../../forum/writing/version-queries.ts';

const scene = openReportScene();
const { query, createReport, decide, own, appeal, decideAppeal, refusal } = scene;

const REASON = 'Texten lovar något som inte stämmer';
const why = { rule: 'trade', reason: REASON } as const;

let outsider: Person;
beforeAll(async () => {
  outsider = await scene.app.person();
});

let postId: string;
beforeEach(async () => {
  await openForum(scene.app);
  postId = await insertPostRow(scene.app.services.database, { userId: scene.owner.id });
});

/** What the first moderator does, and whether it still restricts the owner. */
interface Row {
  restrict: () => Promise<unknown>;
  isInEffect: () => Promise<boolean>;
  decision: Decision;
  /** Where they are not the moderator's own. */
  rule?: Rule;
  reason?: string;
}

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
const adIs = (status: string) => holds(`select from ads where id = $1 and status = '${status}'`, scene.adId);

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

const rows: Record<string, Row> = {
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
      editId = String((await query('select id from forum_versions where post_id = $1', [postId]))[0]?.['id']);
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
  // A warning restricts nothing that could be given back; the outcome is the answer.
  'warning a user after a report': {
    restrict: () => report('person', scene.owner.id, 'warned'),
    isInEffect: async () => false,
    decision: 'warned',
  },
};

/** The owner with a new session: a suspension ends those that are open. */
async function signedInAgain(): Promise<Person> {
  const body = { email: scene.owner.email, password: TEST_PASSWORD };
  const { headers } = await scene.app.call('POST', '/api/session', { body });
  return { ...scene.owner, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** Each is overturned; of each kind of decision one is upheld. */
const cases = Object.entries(rows).flatMap(([name, row], at, all) => {
  const isFirst = all.findIndex(([, { decision }]) => decision === row.decision) === at;
  const outcomes = APPEAL_OUTCOMES.filter((outcome) => outcome === 'overturned' || isFirst);
  return outcomes.map((outcome) => ({ name, outcome, row }));
});

describe.each(cases)('$name, appealed and $outcome', ({ outcome, row }) => {
  const { restrict, isInEffect, decision, rule = why.rule, reason = REASON } = row;

  test('has rule, reason, notice, one appeal by the person it concerns, and another decider', async () => {
    await restrict();
    await scene.app.runJobs();
    const isReversible = await isInEffect();
    expect(isReversible).toBe(decision !== 'warned');

    const as = decision === 'blocked' ? await signedInAgain() : scene.owner;
    const [made] = await query(
      `select id from reports where owner_id = $1 and decision = $2 order by created_at desc limit 1`,
      [as.id, decision],
    );
    const id = String(made?.['id']);
    const { body: read } = await own(as, id);
    expect(read.decision).toMatchObject({ decision, rule });
    expect(read.decision?.reason).toContain(reason);
    expect([read.can.appeal, read.appeal]).toEqual([true, null]);

    // One notice on the site and by mail, with rule, reason and how to appeal.
    const notices = await query(
      'select event, data from notifications where user_id = $1 and report_id = $2',
      [as.id, id],
    );
    expect(notices).toHaveLength(1);
    const mails = (await scene.mailsTo(as.email)).map(({ body }) => String(body));
    const about = mails.filter((text) => text.includes(`Regel: ${ruleLabels[rule]}`));
    expect(about).toHaveLength(1);
    expect(about[0]).toContain('kan du överklaga det en gång, till och med');
    expect(about[0]).toContain(reason);

    // Only the person it concerns appeals, once, and sees that it waits.
    expect((await appeal(outsider, id)).status).toBe(404);
    expect((await appeal(as, id)).status).toBe(201);
    expect((await own(as, id)).body.appeal).toMatchObject({ outcome: null });
    expect((await appeal(as, id)).status).toBe(409);
    expect(await isInEffect()).toBe(isReversible);

    // Who decided first does not decide again, while there are others.
    expect(refusal(await decideAppeal(scene.admin, id, outcome))).toEqual([
      403,
      'Du fattade det första beslutet. En kollega måste pröva överklagandet.',
    ]);
    expect((await decideAppeal(scene.superadmin, id, outcome)).status).toBe(200);
    expect(await isInEffect()).toBe(isReversible && outcome === 'upheld');
    const after = await own(as, id);
    expect(after.body.appeal).toMatchObject({ outcome, reason: 'Vi har sett kvittot' });
    const events = await query(`select event from notifications where user_id = $1 and report_id = $2`, [
      as.id,
      id,
    ]);
    expect(events.map(({ event }) => event)).toContain('appeal.decided');
    expect((await decideAppeal(scene.superadmin, id, outcome)).status).toBe(409);
  });
});

test('the table has every decision that restricts somebody', () => {
  const covered = new Set(Object.values(rows).map(({ decision }) => decision));
  expect([...covered].toSorted()).toEqual(DECISIONS.filter((one) => one !== 'none').toSorted());
});
