// Messages and reviews that are taken down, restored and deleted.
import { describe, expect, test } from 'vitest';
import { readAuditEntries } from '../../../testing/audit-log.ts';
import { makeJpeg } from '../../../testing/samples/photos.ts';
import { sendPicture } from '../../../testing/send-picture.ts';
import { openReportScene } from '../../../testing/samples/report-scene.ts';
import type { Person } from '../../../testing/app.ts';

const scene = openReportScene();
const {
  query,
  report,
  createReport,
  decide,
  own,
  read,
  appeal,
  decideAppeal,
  list,
  deleteDue,
  backdate,
  write,
  messagesOf,
  review,
  rated,
} = scene;

describe('a message', () => {
  test('is read by staff with a few before it only, which is logged', async () => {
    for (let number = 1; number <= 7; number += 1) await write(scene.reporter, `Hej ${number}`);
    const { id: targetId } = await write(scene.owner, 'Elakt', scene.reporter);
    await write(scene.owner, 'Efteråt', scene.reporter);
    const id = await createReport({ kind: 'message', targetId, category: 'abuse' });
    expect((await list(`?search=${id.slice(0, 8)}`))[0]).toMatchObject({ title: null });
    const { asReported } = await read(id);
    expect(asReported?.messages.map(({ content, isReported }) => [content, isReported])).toEqual([
      ['Hej 4', false],
      ['Hej 5', false],
      ['Hej 6', false],
      ['Hej 7', false],
      ['Elakt', true],
    ]);
    await read(id);
    expect(await readAuditEntries(scene.app.services.database, id)).toMatchObject([
      { actor: scene.admin.id, action: 'report.read' },
    ]);
  });

  test('a message that is taken down is empty for both members, and is restored', async () => {
    await write(scene.reporter, 'Hej');
    const { id: targetId, threadId } = await write(scene.owner, 'Elakt och unikt', scene.reporter);
    const id = await createReport({ kind: 'message', targetId, category: 'abuse' });
    await decide(scene.admin, id);
    for (const as of [scene.owner, scene.reporter]) {
      expect(await messagesOf(as, threadId)).toMatchObject([
        { content: 'Hej' },
        { content: '', isRemoved: true },
      ]);
      const { body } = await scene.app.call('GET', '/api/me/conversations', { as });
      expect(JSON.stringify(body)).not.toContain('Elakt');
    }
    await appeal(scene.owner, id);
    await decideAppeal(scene.superadmin, id);
    expect(await messagesOf(scene.reporter, threadId)).toMatchObject([
      { content: 'Hej' },
      { content: 'Elakt och unikt', isRemoved: false },
    ]);
  });

  test('has pictures that staff see once it is reported, and its members do not see once it is taken down', async () => {
    const picture = await sendPicture(scene.app, scene.owner, {
      purpose: 'message',
      photo: await makeJpeg({ width: 60, height: 40 }),
    });
    const { threadId } = await write(scene.reporter, 'Hej');
    const body = { content: '', pictureIds: [picture] };
    const sent = await scene.app.call<{ message: { id: string } }>(
      'POST',
      `/api/threads/${threadId}/messages`,
      {
        as: scene.owner,
        body,
      },
    );
    const seenBy = async (...people: Person[]) =>
      Promise.all(
        people.map(
          async (as) =>
            (await scene.app.call('GET', `/api/message-pictures/${picture}/400.webp`, { as })).status,
        ),
      );
    expect(await seenBy(scene.owner, scene.reporter, scene.admin)).toEqual([200, 200, 404]);
    const id = await createReport({ kind: 'message', targetId: sent.body.message.id, category: 'abuse' });
    expect((await read(id)).asReported?.messages.at(-1)?.pictures).toMatchObject([{ id: picture }]);
    expect(await seenBy(scene.admin, await scene.app.person())).toEqual([200, 404]);
    await decide(scene.admin, id);
    expect(await seenBy(scene.owner, scene.reporter, scene.admin)).toEqual([404, 404, 200]);
    await backdate(7);
    await deleteDue();
    expect(await query('select from ad_pictures where id = $1', [picture])).toEqual([]);
  });

  test('is reported by its recipient only', async () => {
    await write(scene.reporter, 'Hej');
    const { id: targetId } = await write(scene.owner, 'Hej själv', scene.reporter);
    for (const as of [scene.owner, scene.admin, await scene.app.person()])
      expect((await report(as, { kind: 'message', targetId })).status).toBe(404);
  });
});

describe('a review', () => {
  test('a review that is taken down no longer counts, and is restored', async () => {
    const targetId = await review();
    const id = await createReport({ kind: 'review', targetId, category: 'abuse' });
    expect(await read(id)).toMatchObject({ asReported: { text: 'Snabb och trevlig', rating: 5 } });
    await decide(scene.admin, id);
    expect(await rated()).toBe(0);
    expect((await own(scene.owner, id)).body.written).toBe('Snabb och trevlig');
    await appeal(scene.owner, id);
    await decideAppeal(scene.superadmin, id);
    expect(await rated()).toBe(1);
  });

  test('is decided, also after an appeal, by staff other than the person it is about', async () => {
    const targetId = await review();
    const id = await createReport({ kind: 'review', targetId, category: 'abuse' });
    await query('update reviews set subject_id = $2 where id = $1', [targetId, scene.admin.id]);
    expect(await read(id)).toMatchObject({ reporter: null, can: { resolve: false, decisions: [] } });
    expect((await decide(scene.admin, id)).status).toBe(403);
    expect((await decide(scene.superadmin, id)).status).toBe(200);
    await appeal(scene.owner, id);
    expect((await read(id)).can.decideAppeal).toBe(false);
    expect((await decideAppeal(scene.admin, id)).status).toBe(403);
  });

  test('has its beginning and an ellipsis as title when it is long', async () => {
    const targetId = await review();
    await query('update reviews set text = $2 where id = $1', [targetId, 'Bra\n'.repeat(40)]);
    const { title } = await read(await createReport({ kind: 'review', targetId }));
    expect(title).toMatch(/^(Bra\n)+Bra…$/);
    expect(title).toHaveLength(80);
  });

  test('is linked for staff, reporter and author while it is visible', async () => {
    const id = await createReport({ kind: 'review', targetId: await review() });
    expect((await read(id)).reviewOf).toBe(scene.reporter.id);
    expect((await own(scene.reporter, id)).body.reviewOf).toBe(scene.reporter.id);
    await decide(scene.admin, id, { decision: 'warned' });
    expect((await own(scene.owner, id)).body.reviewOf).toBe(scene.reporter.id);
    await query(`update reviews set removed_at = now(), removed_reason = 'Ovårdat'`);
    expect((await read(id)).reviewOf).toBeNull();
    expect((await own(scene.owner, id)).body.reviewOf).toBeNull();
    expect((await read(await createReport())).reviewOf).toBeNull();
  });

  test('is deleted after the appeal period', async () => {
    const targetId = await review();
    const id = await createReport({ kind: 'review', targetId });
    await decide(scene.admin, id);
    await backdate(7);
    await deleteDue();
    expect(await query('select from reviews where id = $1', [targetId])).toEqual([]);
  });
});
