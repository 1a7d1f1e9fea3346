// Tournaments in the back office: listed, created, changed, deleted and restored, with place, picture, club and audit log.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { TournamentTable } from '#shared/features/tournaments/editing/contract.ts';
import type { EditedTournament } from '#shared/features/tournaments/editing/schemas.ts';
import { editingTexts } from '#shared/features/tournaments/editing/texts.ts';
import { formatDay } from '#shared/format.ts';
import { addDays } from '#shared/stockholm-time.ts';
import type { Notice } from '../../../core/bus/bus.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { readAuditEntries } from '../../../testing/audit-log.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';
import { insertTournamentRow } from '../../../testing/samples/sample-tournament-queries.ts';
import { sendPicture } from '../../../testing/send-picture.ts';
import { purgeDeleted } from './editing-queries.ts';

let app: TestApp;
let admin: Person;
let published: (Notice | null)[] = [];

type Answer = EditedTournament & { message: string; data?: RefusalData; undo: { id: string } };

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  app.services.bus.subscribe((notice) => published.push(notice));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.database.pool.query('delete from tournaments');
  published = [];
});

const required = {
  name: 'Ekstad Cup',
  levels: ['youth', 'senior'],
  startDate: '2027-06-11',
  endDate: '2027-06-13',
  location: 'Uppsala',
  websiteUrl: 'https://ekstad.example/cup',
};
const create = (body: object = {}, as = admin) =>
  app.call<Answer>('POST', '/api/admin/tournaments', { as, body: { ...required, ...body } });
const change = (id: string, body: object) =>
  app.call<Answer>('PUT', `/api/admin/tournaments/${id}`, { as: admin, body: { ...required, ...body } });
const remove = (id: string) => app.call<Answer>('DELETE', `/api/admin/tournaments/${id}`, { as: admin });
const find = (id: string) => app.call<Answer>('GET', `/api/admin/tournaments/${id}`, { as: admin });
const table = async (query = '') =>
  (await app.call<TournamentTable>('GET', `/api/admin/tournaments${query}`, { as: admin })).body;
const namesOf = ({ tournaments }: TournamentTable) => tournaments.map(({ name }) => name);

const townsNamed = async (name: string, county: string): Promise<number[]> => {
  const { rows } = await app.services.database.pool.query<{ id: number }>(
    'select id from places where name = $1 and county = $2',
    [name, county],
  );
  return rows.map(({ id }) => id);
};

describe('creating', () => {
  test('stores every field, and notifies open browsers', async () => {
    const associationId = await insertAssociationRow(app.services.database);
    const fields = {
      description: 'Tre dagar med matcher.',
      type: 'camp',
      address: 'Ekhallen, Ekvägen 4',
      country: 'Sverige',
      entryFee: 1500,
      costPerTeam: '1 500 kr, 500 kr för andra laget',
      prizePool: 10000,
      participants: 12,
      maxParticipants: 48,
      organizer: 'Ekstad Basket',
      tags: ['utomhus', 'tre mot tre'],
      featured: true,
      latitude: 59.9,
      longitude: 17.6,
    };
    const { status, body } = await create({ ...fields, name: ' Ekstad  Cup ', associationId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...required, ...fields, version: 1, picture: null });
    expect(body.association?.id).toBe(associationId);
    expect(published).toContainEqual({ topic: 'tournaments', id: body.id });
    const [entry] = await readAuditEntries(app.services.database, body.id);
    expect(entry?.action).toBe('tournament.create');
  });

  test('a request that is sent again creates no other tournament', async () => {
    const id = randomUUID();
    const [first, second] = [await create({ id }), await create({ id })];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual(second.body);
    expect(first.body.id).toBe(id);
    expect(await readAuditEntries(app.services.database, id)).toHaveLength(1);
  });

  test('has room for 32 by default, and takes its place from the town', async () => {
    const { body } = await create();
    expect(body).toMatchObject({
      maxParticipants: 32,
      latitude: null,
      country: 'Sverige',
      type: 'tournament',
    });
    const { rows } = await app.services.database.pool.query<{ latitude: number; created_by: string }>(
      'select latitude, created_by from tournaments where id = $1',
      [body.id],
    );
    expect(rows[0]?.latitude).toBeCloseTo(59.86, 0);
    expect(body.townPosition?.latitude).toBe(rows[0]?.latitude);
    expect(rows[0]?.created_by).toBe(admin.id);
  });

  test('takes its place from a town abroad whose name begins many Swedish ones', async () => {
    const { body } = await create({ location: 'Os', country: 'Norge' });
    const { rows } = await app.services.database.pool.query<{ latitude: number }>(
      'select latitude from tournaments where id = $1',
      [body.id],
    );
    expect(rows[0]?.latitude).toBeCloseTo(62.5, 1);
  });

  test('takes the chosen one of two towns with the same name, and keeps it until the town changes', async () => {
    const { pool } = app.services.database;
    const [dalarna] = await townsNamed('Järna', 'Dalarna');
    const placeOf = async (id: string) => {
      const { rows } = await pool.query<{ latitude: number }>(
        'select latitude from tournaments where id = $1',
        [id],
      );
      return rows[0]?.latitude;
    };
    const chosen = { location: 'Järna', placeId: dalarna };
    const { body } = await create(chosen);
    expect(body.placeId).toBe(dalarna);
    expect(await placeOf(body.id)).toBeCloseTo(60.53, 1);

    const renamed = await change(body.id, { ...chosen, name: 'Järna Cup', version: body.version });
    expect(renamed.body.placeId).toBe(dalarna);
    expect(await placeOf(body.id)).toBeCloseTo(60.53, 1);

    const moved = await change(body.id, { ...chosen, location: 'Luleå', version: renamed.body.version });
    expect(moved.body.placeId).toBeNull();
    expect(await placeOf(body.id)).toBeCloseTo(65.58, 1);
    const abroad = await change(body.id, { ...chosen, country: 'Norge', version: moved.body.version });
    expect(abroad.body.placeId).toBeNull();
  });

  test.each<[string, object, string, string]>([
    ['with something else than the id of a place', { placeId: 0 }, 'placeId', 'Minst 1'],
    ['without a name', { name: ' ' }, 'name', editingTexts.nameMissing],
    ['without an age group', { levels: [] }, 'levels', editingTexts.levelMissing],
    ['without a day', { startDate: '' }, 'startDate', editingTexts.dayMissing],
    ['on a day that does not exist', { endDate: '2027-02-30' }, 'endDate', editingTexts.dayMissing],
    ['that ends before it starts', { endDate: '2027-06-10' }, 'endDate', editingTexts.endsBeforeStart],
    ['of half a year', { endDate: '2027-12-24' }, 'endDate', 'Högst 120 dagar'],
    ['without a town', { location: '' }, 'location', editingTexts.locationMissing],
    ['without a website', { websiteUrl: '' }, 'websiteUrl', editingTexts.websiteInvalid],
    [
      'with a script as its website',
      { websiteUrl: 'javascript:alert(1)' },
      'websiteUrl',
      editingTexts.websiteInvalid,
    ],
    [
      'with more teams than places',
      { participants: 40, maxParticipants: 32 },
      'participants',
      editingTexts.tooManyParticipants,
    ],
    ['with half a place', { latitude: 59 }, 'longitude', 'Ange både latitud och longitud'],
    ['of a deleted club', { associationId: crypto.randomUUID() }, 'associationId', editingTexts.clubMissing],
    [
      'with a deleted picture',
      { pictureId: crypto.randomUUID() },
      'pictureId',
      'Bilden finns inte längre. Ladda upp den igen.',
    ],
  ])('refuses one %s', async (_name, wrong, field, sentence) => {
    const { status, body } = await create(wrong);
    expect([status, body.data?.fields?.[field]]).toEqual([422, sentence]);
  });

  test('takes an upload of the caller as its picture, and no other', async () => {
    const other = await app.person('admin');
    const pictureId = await sendPicture(app, other);
    expect((await create({ pictureId })).status).toBe(422);
    const { body } = await create({ pictureId }, other);
    expect(body.picture?.id).toBe(pictureId);
    expect((await change(body.id, { pictureId: null, version: 1 })).body.picture).toBeNull();
  });
});

describe('changing', () => {
  test('writes names of fields without values to the log, and refuses a version that others have changed', async () => {
    const { body } = await create();
    const changed = await change(body.id, { organizer: 'Vera Ek', version: 1 });
    expect(changed.body).toMatchObject({ organizer: 'Vera Ek', version: 2 });
    const entries = await readAuditEntries(app.services.database, body.id);
    expect(entries.at(-1)?.after).toEqual({ changedFields: 'organizer' });
    expect(await change(body.id, { version: 1 })).toMatchObject({
      status: 409,
      body: { message: editingTexts.changedMeanwhile },
    });
  });

  test('refuses an unknown tournament', async () => {
    expect((await change(crypto.randomUUID(), { version: 1 })).status).toBe(404);
    expect((await find(crypto.randomUUID())).status).toBe(404);
  });
});

test('a deleted tournament is restored within a minute, and purged after a day', async () => {
  const { body } = await create();
  const { body: answer } = await remove(body.id);
  expect((await find(body.id)).status).toBe(404);
  expect((await remove(body.id)).status).toBe(404);
  await app.call('POST', `/api/admin/decisions/${answer.undo.id}/undo`, { as: admin });
  expect((await find(body.id)).status).toBe(200);
  await remove(body.id);
  const { database } = app.services;
  await database.pool.query(`update tournaments set deleted_at = now() - interval '25 hours'`);
  await purgeDeleted(database.kysely, 24);
  expect((await database.pool.query('select from tournaments')).rowCount).toBe(0);
});

const today = formatDay(new Date());
const days = (from: number, to: number) => ({
  start_date: addDays(today, from),
  end_date: addDays(today, to),
});

describe('the table', () => {
  beforeEach(async () => {
    const { database } = app.services;
    await insertTournamentRow(database, { name: 'Förra', location: 'Luleå', ...days(-9, -8) });
    await insertTournamentRow(database, { name: 'Pågår', type: 'camp', ...days(-1, 0) });
    await insertTournamentRow(database, { name: 'Nästa', featured: true, ...days(8, 9) });
  });

  test.each([
    ['', ['Nästa', 'Pågår', 'Förra']],
    ['?sort=oldest', ['Förra', 'Pågår', 'Nästa']],
    ['?status=completed', ['Förra']],
    ['?status=ongoing', ['Pågår']],
    ['?status=upcoming', ['Nästa']],
    ['?type=camp', ['Pågår']],
    ['?featured=yes', ['Nästa']],
    ['?featured=no', ['Pågår', 'Förra']],
    ['?search=LULEA', ['Förra']],
    // The words of the public list: what it is, in any form.
    ['?search=basketl%C3%A4gret', ['Pågår']],
  ])('%s lists %j', async (query, names) => {
    const found = await table(query);
    expect(namesOf(found)).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  test('is searched by id, which finds one of two with the same name', async () => {
    const id = await insertTournamentRow(app.services.database, { name: 'Nästa', ...days(10, 11) });
    const found = await table(`?search=${id.toUpperCase()}`);
    expect(found.tournaments.map((one) => one.id)).toEqual([id]);
    expect(found.total).toBe(1);
    const file = await app.call<string>('GET', `/api/admin/tournaments.csv?search=${id}`, { as: admin });
    // The heading and one row.
    expect(file.body.trim().split('\n')).toEqual([expect.any(String), expect.stringContaining(id)]);
  });

  test.each(['', '&sort=oldest'])('is paged in both directions%s', async (sort) => {
    const { database } = app.services;
    for (let day = 0; day < 30; day += 1)
      await insertTournamentRow(database, { name: `Nr ${day}`, start_date: addDays('2027-01-01', day >> 1) });
    const first = await table(`?search=nr${sort}`);
    const second = await table(`?search=nr${sort}&after=${first.next}`);
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(30);
    expect(second.next).toBeNull();
    expect(namesOf(await table(`?search=nr${sort}&before=${second.previous}`))).toEqual(namesOf(first));
  });

  test('refuses an invalid cursor', async () => {
    const { status } = await app.call('GET', '/api/admin/tournaments?after=x', { as: admin });
    expect(status).toBe(422);
  });
});
