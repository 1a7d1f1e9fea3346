// Copies of personal data: content, request, progress, download by the owner, and expiry.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonalData, PersonalExport } from '#shared/features/personal-data/contract.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { makeJpeg } from '../../testing/samples/photos.ts';
import { sendPicture as upload } from '../../testing/send-picture.ts';
import { startS3 } from '../../testing/outside/s3.ts';
import { startSmtp } from '../../testing/outside/smtp.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { erasePerson } from './erase-person.ts';
import { purgeExports } from './export-files.ts';
import { listFiles, makeExport } from './export-job.ts';
import { rejection } from '../../testing/decisions.ts';

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await app.person();
});
afterEach(() => vi.restoreAllMocks());

const requestCopy = (as?: Person) =>
  app.call<PersonalExport>('POST', '/api/me/personal-data/exports', { as });
const readOwn = async (as: Person) =>
  (await app.call<PersonalData>('GET', '/api/me/personal-data', { as })).body;
const copiedFiles = () => listFiles(app.services.personalData);
const fileOf = (id: string) => `/api/me/personal-data/exports/${id}/file`;
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);

async function sendPicture(as: Person, purpose?: 'message'): Promise<string> {
  const photo = await makeJpeg({ width: 1600, height: 1200 });
  return upload(app, as, { photo, ...(purpose && { purpose }) });
}

async function writeAd(as: Person, title: string, pictureIds: string[] = []): Promise<string> {
  const ad = { title, description: 'Knappt studsad', category: 'Basketboll', condition: 'Ny', price: 300 };
  return (await app.call<{ id: string }>('POST', '/api/ads', { as, body: { ...ad, pictureIds } })).body.id;
}

async function makeCopy(as: Person): Promise<{ id: string; files: Record<string, Uint8Array> }> {
  const { id } = (await requestCopy(as)).body;
  await app.runJobs();
  const answer = await app.inject({ method: 'GET', url: fileOf(id), headers: { cookie: as.cookie } });
  expect(answer.statusCode).toBe(200);
  return { id, files: unzipSync(answer.rawPayload) };
}

const textOf = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());
const rowsOf = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(textOf(files, name)) as Record<string, unknown>[];

describe('a copy', () => {
  test('does not reveal who has an address that the person requested', async () => {
    const smtp = await startSmtp();
    const mailed = await openTestApp({ SMTP_URL: smtp.url });
    const [evil, victim] = [await mailed.person(), await mailed.person()];
    for (const email of [victim.email, 'ledig.adress@exempel.se']) {
      const body = { email, current: TEST_PASSWORD };
      const statements = await mailed.call('PUT', '/api/me/email', { as: evil, body });
      expect(statements.status).toBe(200);
    }
    await mailed.runJobs();
    const { body } = await mailed.call<PersonalExport>('POST', '/api/me/personal-data/exports', { as: evil });
    await mailed.runJobs();
    const answer = await mailed.inject({ url: fileOf(body.id), headers: { cookie: evil.cookie } });
    const files = unzipSync(answer.rawPayload);
    for (const name of ['mejl.json', 'länkar.json']) {
      expect(textOf(files, name)).not.toContain('ledig.adress');
      expect(textOf(files, name)).not.toContain(victim.email);
    }
    await mailed.close();
    await smtp.close();
  });

  test('contains everything the person has written, and every picture with a descriptive name', async () => {
    const [one, two, mine, spare] = [
      await sendPicture(anna),
      await sendPicture(anna),
      await sendPicture(anna),
      await sendPicture(anna),
    ];
    const ad = await writeAd(anna, 'Boll: "nästan" ny/oanvänd..', [one, two]);
    await insertAds(app.services.database, anna.id, [{ title: 'Gömd', sale_state: 'hidden' }]);
    const profile = { phone: '070-1', location: 'Lund', bio: 'Spelar center', portraitId: mine };
    await app.call('PATCH', '/api/me/profile', { as: anna, body: profile });
    const { files } = await makeCopy(anna);

    const folder = `bilder/Boll nästan ny oanvänd (${ad.slice(0, 8)})`;
    const pictures = [`${folder}/1.webp`, `${folder}/2.webp`];
    expect(Object.keys(files).toSorted()).toEqual(
      [
        ...copiedFiles().map(({ name }) => `${name}.json`),
        ...pictures,
        'bilder/profilbild.webp',
        'bilder/utan annons/1.webp',
        'LÄS-MIG.txt',
      ].toSorted(),
    );
    expect(rowsOf(files, 'profil.json')).toMatchObject([
      { namn: anna.name, 'e-post': anna.email, telefon: '070-1', presentation: 'Spelar center' },
    ]);
    expect(rowsOf(files, 'annonser.json')).toMatchObject([
      { rubrik: 'Gömd', läge: 'hidden', bilder: [] },
      { beskrivning: 'Knappt studsad', granskning: 'pending', bilder: pictures },
    ]);
    for (const { name } of copiedFiles()) expect(textOf(files, 'LÄS-MIG.txt')).toContain(`${name}.json`);
    const original = await app.services.storage.open(`ads/${one.slice(0, 2)}/${one}-1280.webp`);
    original?.stream.destroy();
    expect(files[pictures[0] ?? '']?.length).toBe(original?.size);
    expect(await app.services.storage.exists(`ads/${spare.slice(0, 2)}/${spare}-1280.webp`)).toBe(true);
  });

  test('contains pictures of sent messages, and only the number of those received', async () => {
    const berit = await app.person();
    const write = async (as: Person, to: Person) => {
      const pictureIds = [await sendPicture(as, 'message')];
      const body = { recipientId: to.id, subject: 'Hej', content: '', pictureIds };
      const sent = await app.call<{ message: { id: string } }>('POST', '/api/messages', { as, body });
      return sent.body.message.id;
    };
    const mine = await write(anna, berit);
    const theirs = await write(berit, anna);
    await sendPicture(anna, 'message');
    const { files } = await makeCopy(anna);
    const path = `bilder/meddelanden/${mine.slice(0, 8)}/1.webp`;
    expect(Object.keys(files).filter((name) => name.startsWith('bilder/'))).toEqual([
      path,
      'bilder/utan meddelande/1.webp',
    ]);
    expect(files[path]?.length).toBeGreaterThan(1000);
    expect(rowsOf(files, 'meddelanden.json')).toMatchObject([
      { id: mine, från: 'dig', text: '', 'antal bilder': 1, bilder: [path] },
      { id: theirs, från: 'den andra', 'antal bilder': 1, bilder: [] },
    ]);
  });

  test('contains no secrets, and nothing of other people', async () => {
    const berit = await app.person();
    const admin = await app.person('admin');
    const ad = await writeAd(berit, 'Berits hemliga boll');
    await app.call('PUT', `/api/admin/ads/${ad}/status`, { as: admin, body: { status: 'approved' } });
    await app.call('PUT', `/api/ads/${ad}/favorite`, { as: anna });
    await query(`update profiles set phone = '070-555' where id = $1`, [berit.id]);
    await app.call('POST', `/api/ads/${ad}/contact-reveals`, { as: anna, body: { kind: 'phone' } });
    await app.call('PUT', `/api/ads/${ad}/sale-state`, { as: berit, body: { saleState: 'hidden' } });
    const mine = await writeAd(anna, 'Min boll');
    await app.call('PUT', `/api/admin/ads/${mine}/status`, { as: admin, body: rejection });
    const deletedAd = await writeAd(anna, 'Borta');
    await app.call('PUT', `/api/admin/ads/${deletedAd}/status`, {
      as: admin,
      body: { ...rejection, status: 'removed' },
    });
    await app.call('POST', '/api/session', { body: { email: anna.email, password: TEST_PASSWORD } });
    const { files } = await makeCopy(anna);

    const all = Object.keys(files)
      .filter((name) => !name.endsWith('.webp'))
      .map((name) => textOf(files, name))
      .join('\n');
    const { rows: secrets } = await query(
      `select token as secret from sessions union all select password from accounts where password is not null`,
      [],
    );
    for (const { secret } of secrets as { secret: string }[]) expect(all).not.toContain(secret);
    for (const other of [berit, admin]) {
      for (const text of [other.id, other.email]) expect(all).not.toContain(text);
    }
    expect(all).not.toContain('hemliga');
    expect(all).not.toContain('070-555');
    expect(rowsOf(files, 'kontakter.json')).toMatchObject([{ annons: ad, vad: 'phone' }]);
    expect(rowsOf(files, 'favoriter.json')).toMatchObject([{ annons: ad, rubrik: null }]);
    expect(rowsOf(files, 'händelselogg.json')).toMatchObject([
      { händelse: 'Annons avvisad', 'gjord av': 'admin', id: mine, 'ip-adress': null },
      { händelse: 'Annons borttagen', 'gjord av': 'admin', id: deletedAd, 'ip-adress': null },
    ]);
    expect(rowsOf(files, 'enheter.json').length).toBe(2);
    expect(rowsOf(files, 'säkerhetshändelser.json')).toContainEqual(
      expect.objectContaining({ händelse: 'Inloggning' }),
    );
  });

  test('a copy for a staff member contains only that they acted on others', async () => {
    const admin = await app.person('admin');
    const berit = await app.person();
    const body = { rule: 'trade', reason: 'Berit lurade Cecilia', lastDay: null };
    await app.call('PUT', `/api/admin/users/${berit.id}/block`, { as: admin, body });
    const { files } = await makeCopy(admin);
    expect(rowsOf(files, 'händelselogg.json')).toMatchObject([
      { händelse: 'Användare avstängd', 'gjord av': 'dig', id: null, före: null, efter: null },
    ]);
    expect(textOf(files, 'händelselogg.json')).not.toContain('Cecilia');
  });

  test('contains long lists completely, and names a picture whose file is missing', async () => {
    await insertAds(
      app.services.database,
      anna.id,
      Array.from({ length: 450 }, (_each, index) => ({ title: `Boll ${index}` })),
    );
    const picture = await sendPicture(anna);
    await app.services.storage.remove([`ads/${picture.slice(0, 2)}/${picture}-1280.webp`]);
    const { files } = await makeCopy(anna);
    expect(rowsOf(files, 'annonser.json').length).toBe(450);
    expect(textOf(files, 'LÄS-MIG.txt')).toContain('- bilder/utan annons/1.webp');
  });
});

describe('a request', () => {
  test('is answered at once, and shows the progress of the job', async () => {
    for (let count = 0; count < 3; count += 1) await sendPicture(anna);
    const { body, status } = await requestCopy(anna);
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'waiting', file: null })]);
    const { storage } = app.services;
    const open = storage.open.bind(storage);
    const seen: PersonalExport['steps'][] = [];
    vi.spyOn(storage, 'open').mockImplementation(async (key) => {
      const { export: copy } = await readOwn(anna);
      if (copy) seen.push(copy.steps);
      return open(key);
    });
    await app.runJobs();
    const total = copiedFiles().length + 3 + 1;
    expect(seen).toEqual([0, 1, 2].map((more) => ({ done: copiedFiles().length + more, total })));
    const ready = (await readOwn(anna)).export;
    expect(ready).toMatchObject({ id: body.id, status: 'ready', steps: { done: total, total } });
    const hours = (new Date(ready?.file?.expiresAt ?? 0).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
  });

  test('mails a link to the profile, not to the file', async () => {
    const { id } = await makeCopy(anna);
    const { rows } = await query(`select * from mails where user_id = $1 and kind = 'export-ready'`, [
      anna.id,
    ]);
    expect(rows).toMatchObject([{ subject: 'Dina uppgifter är klara att hämta', recipient: anna.email }]);
    expect(rows[0].body).toContain('/profile');
    expect(rows[0].body).not.toContain(id);
  });

  test('repeated concurrently creates one copy', async () => {
    const answers = await Promise.all([requestCopy(anna), requestCopy(anna), requestCopy(anna)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await app.runJobs();
    const { rows } = await query('select status from personal_exports where user_id = $1', [anna.id]);
    expect(rows).toEqual([{ status: 'ready' }]);
  });

  test('is allowed three times a day, with the time of the next one', async () => {
    for (let count = 0; count < 3; count += 1) await makeCopy(anna);
    const { status, body } = await app.call<{ message: string }>('POST', '/api/me/personal-data/exports', {
      as: anna,
    });
    expect(status).toBe(429);
    expect(body.message).toMatch(
      /^Du kan hämta dina uppgifter 3 gånger per dygn\. Nästa gång är \d+ \w+ \d{4} kl\. \d\d:\d\d\.$/,
    );
    expect((await requestCopy(await app.person())).status).toBe(200);
    await query(
      `update personal_exports set created_at = created_at - interval '24 hours' where user_id = $1`,
      [anna.id],
    );
    expect((await requestCopy(anna)).status).toBe(200);
  });

  test('requires a signed-in user', async () => {
    expect((await requestCopy()).status).toBe(401);
    expect((await app.call('GET', '/api/me/personal-data')).status).toBe(401);
  });
});

describe('a download', () => {
  test('is an uncached file, for its owner only', async () => {
    const { id } = await makeCopy(anna);
    const mine = await app.inject({ method: 'GET', url: fileOf(id), headers: { cookie: anna.cookie } });
    expect(mine.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/zip' });
    expect(mine.headers['content-disposition']).toMatch(
      /^attachment; filename="baskettorget-mina-uppgifter-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect((await app.call('GET', fileOf(id))).status).toBe(401);
    for (const other of [await app.person(), await app.person('superadmin')]) {
      expect((await app.call('GET', fileOf(id), { as: other })).status).toBe(404);
    }
    for (const wrong of ['x', id.toUpperCase(), crypto.randomUUID()]) {
      const { status, body } = await app.call<{ message: string }>('GET', fileOf(wrong), { as: anna });
      expect([status, body.message]).toEqual([404, 'Filen finns inte längre. Gör en ny.']);
    }
  });

  test('has no password of the mail server, not even the copy of a superadmin', async () => {
    const superadmin = await app.person('superadmin');
    await query(
      `insert into mail_servers (state, host, port, security, username, sealed_password, sender)
       values ('active', 'smtp.exempel.se', 587, 'starttls', 'torget', $1, 'torget@exempel.se')`,
      [Buffer.from('postens-hemlighet')],
    );
    const { files } = await makeCopy(superadmin);
    await query('delete from mail_servers', []);
    const texts = Object.keys(files).map((name) => textOf(files, name));
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).not.toMatch(/postens-hemlighet|sealed_password|smtp\.exempel/);
  });

  test('expires after 48 hours, and the file is purged', async () => {
    const { id } = await makeCopy(anna);
    await query(`update personal_exports set expires_at = now() where id = $1`, [id]);
    expect((await app.call('GET', fileOf(id), { as: anna })).status).toBe(404);
    expect((await readOwn(anna)).export).toBeNull();
    await purgeExports(app.services);
    expect(await app.services.storage.exists(`exports/${id.slice(0, 2)}/${id}.zip`)).toBe(false);
  });

  test('a download without a row is deleted, and no other file', async () => {
    const { id } = await makeCopy(anna);
    const { storage } = app.services;
    const orphan = crypto.randomUUID();
    await storage.put(`exports/${orphan.slice(0, 2)}/${orphan}.zip`, Buffer.from('x'), 'application/zip');
    await storage.put('exports/00/README.txt', Buffer.from('x'), 'text/plain');
    await purgeExports(app.services);
    expect(await storage.exists(`exports/${orphan.slice(0, 2)}/${orphan}.zip`)).toBe(false);
    expect(await storage.exists('exports/00/README.txt')).toBe(true);
    expect((await app.call('GET', fileOf(id), { as: anna })).status).toBe(200);
  });
});

describe('a failing job', () => {
  const jobRun = { isLastTry: false, signal: new AbortController().signal };

  test('is retried, and finally marked as failed; then another copy can be requested', async () => {
    const { id } = (await requestCopy(anna)).body;
    const put = vi.spyOn(app.services.storage, 'putFile').mockRejectedValue(new Error('disk full'));
    await expect(makeExport(app.services, id, jobRun)).rejects.toThrow('disk full');
    expect((await readOwn(anna)).export?.status).toBe('waiting');
    await makeExport(app.services, id, { ...jobRun, isLastTry: true });
    expect((await readOwn(anna)).export).toMatchObject({ id, status: 'failed', file: null });
    put.mockRestore();
    await app.runJobs();
    const again = await makeCopy(anna);
    expect(again.id).not.toBe(id);
  });

  test('fails on an unreadable picture instead of hanging', async () => {
    const picture = await sendPicture(anna);
    const { id } = (await requestCopy(anna)).body;
    const { storage } = app.services;
    const open = storage.open.bind(storage);
    vi.spyOn(storage, 'open').mockImplementation(async (key) => {
      const file = await open(key);
      if (key.includes(picture)) setImmediate(() => file?.stream.destroy(new Error('connection reset')));
      return file;
    });
    await expect(makeExport(app.services, id, jobRun)).rejects.toThrow('connection reset');
  });

  test('run twice concurrently creates one copy and one mail', async () => {
    const { id } = (await requestCopy(anna)).body;
    await Promise.all([makeExport(app.services, id, jobRun), makeExport(app.services, id, jobRun)]);
    await app.runJobs();
    const { rows } = await query(`select count(*)::int as mails from mails where user_id = $1`, [anna.id]);
    expect(rows).toEqual([{ mails: 1 }]);
    expect((await app.call('GET', fileOf(id), { as: anna })).status).toBe(200);
  });

  test('leaves no file of a person who is erased meanwhile', async () => {
    const { id } = (await requestCopy(anna)).body;
    const { storage, database } = app.services;
    const put = storage.putFile.bind(storage);
    vi.spyOn(storage, 'putFile').mockImplementation(async (...file) => {
      await put(...file);
      await database.kysely.transaction().execute((tx) => erasePerson(app.services, tx, anna.id));
    });
    await makeExport(app.services, id, jobRun);
    expect(await storage.exists(`exports/${id.slice(0, 2)}/${id}.zip`)).toBe(false);
  });

  test('is marked as failed when it was lost, and not before', async () => {
    const { id } = (await requestCopy(anna)).body;
    await purgeExports(app.services);
    expect((await readOwn(anna)).export?.status).toBe('waiting');
    await query(`delete from graphile_worker._private_jobs where payload ->> 'id' = $1`, [id]);
    await purgeExports(app.services);
    expect((await readOwn(anna)).export?.status).toBe('failed');
  });
});

test('is stored in and downloaded from a bucket', async () => {
  const s3 = await startS3();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const onFolder = app;
  app = await openTestApp({
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  try {
    const berit = await app.person();
    const picture = await sendPicture(berit);
    await writeAd(berit, 'Boll', [picture]);
    const { id, files } = await makeCopy(berit);
    expect(rowsOf(files, 'profil.json')).toMatchObject([{ 'e-post': berit.email }]);
    expect(Object.keys(files).filter((name) => name.endsWith('/1.webp'))).toHaveLength(1);
    await query('update personal_exports set expires_at = now() where id = $1', [id]);
    await purgeExports(app.services);
    expect(await app.services.storage.exists(`exports/${id.slice(0, 2)}/${id}.zip`)).toBe(false);
  } finally {
    await app.close();
    await s3.close();
    app = onFolder;
  }
});
