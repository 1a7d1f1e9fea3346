// The replies of the support chat: the default ones, and changes by staff.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { StoredReplies } from '#shared/features/support-chat/contract.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { readAuditEntries } from '../../testing/audit-log.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

type Saved = StoredReplies & { message: string; data?: RefusalData };

const find = async () => (await app.call<StoredReplies>('GET', '/api/support-chat')).body;
const save = (body: unknown) => app.call<Saved>('PUT', '/api/admin/support-chat', { as: admin, body });
const reply = { keywords: ['skor'], text: 'Vilken storlek?', linkLabel: 'Skor', linkPath: '/marketplace' };

test('the default replies apply until staff change them; a late change is refused; the log holds no texts', async () => {
  expect(await find()).toEqual({ version: 0, ...defaultReplies });
  const change = { version: 0, defaultReply: defaultReplies.defaultReply, replies: [reply] };
  expect((await save(change)).body).toMatchObject({ version: 1, replies: [reply] });
  expect(await find()).toMatchObject({ version: 1, replies: [reply] });
  const late = await save(change);
  expect([late.status, late.body.message]).toEqual([409, chatTexts.changed]);
  const [entry, ...others] = await readAuditEntries(app.services.database, '1');
  expect([entry?.action, others]).toEqual(['support-chat.change', []]);
  expect(JSON.stringify(entry)).not.toContain('storlek');
});

test('refuses a keyword that an earlier reply has', async () => {
  const replies = [reply, { ...reply, keywords: ['tröjor', 'SKOR'] }];
  const { status, body } = await save({ version: 1, defaultReply: defaultReplies.defaultReply, replies });
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(chatTexts.keywordTaken)]);
});

test('the default replies can be saved', async () => {
  expect((await save({ version: 1, ...defaultReplies })).status).toBe(200);
});

test('refuses a link to another site', async () => {
  const replies = [{ ...reply, linkPath: '//ond.example' }];
  const { status } = await save({ version: 1, defaultReply: defaultReplies.defaultReply, replies });
  expect(status).toBe(422);
});
