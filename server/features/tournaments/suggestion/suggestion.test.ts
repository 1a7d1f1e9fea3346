// Suggestions of tournaments: sent by visitors and users, and made into tournaments by staff.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { editingTexts } from '#shared/features/tournaments/editing/texts.ts';
import type { EditedTournament } from '#shared/features/tournaments/editing/schemas.ts';
import type { StaffSuggestion } from '#shared/features/tournaments/suggestion/contract.ts';
import { suggestionTexts } from '#shared/features/tournaments/suggestion/texts.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { readAuditEntries } from '../../../testing/audit-log.ts';
import { openTestStream } from '../../../testing/live-stream.ts';
import { solveHumanCheck } from '../../../testing/samples/new-account.ts';
import { sendPicture } from '../../../testing/send-picture.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const form = {
  name: 'Ekstad Cup',
  description: 'Tre dagar med matcher.',
  level: 'masters',
  startDate: '2027-06-11',
  endDate: '2027-06-13',
  location: 'Uppsala',
  address: 'Ekhallen',
  prizePool: 5000,
  website: 'https://ekstad.example/cup',
  contactEmail: 'Vera.Ek@exempel.se',
  contactPhone: '070-174 06 05',
  organizerName: 'Ekstad Basket',
};

interface Sent {
  id: string;
  message: string;
  data?: RefusalData;
}

async function suggest(changed: Record<string, unknown> = {}, as?: Person) {
  const { body: proof } = await app.call<{ token: string }>('GET', '/api/security/token', {
    ...(as && { as }),
  });
  const humanCheckId = as ? undefined : await solveHumanCheck(app);
  await app.services.database.pool.query('delete from limits');
  return app.call<Sent>('POST', '/api/tournament-suggestions', {
    body: { ...form, csrfToken: proof.token, humanCheckId, ...changed },
    ...(as && { as }),
  });
}
async function find(id: string): Promise<StaffContactMessage | undefined> {
  const { body } = await app.call<{ messages: StaffContactMessage[] }>(
    'GET',
    `/api/admin/contact-messages?search=${id}`,
    { as: admin },
  );
  return body.messages[0];
}
const read = (id: string) =>
  app.call<StaffSuggestion>('GET', `/api/admin/tournament-suggestions/${id}`, { as: admin });
const create = (suggestionId: string, body: object = {}) =>
  app.call<EditedTournament & { message: string }>('POST', '/api/admin/tournaments', {
    as: admin,
    body: {
      name: form.name,
      levels: ['veteran'],
      startDate: form.startDate,
      endDate: form.endDate,
      location: form.location,
      websiteUrl: form.website,
      suggestionId,
      ...body,
    },
  });
async function mailsTo(address: string) {
  const { rows } = await app.services.database.pool.query<{ kind: string; subject: string; body: string }>(
    'select kind, subject, body from mails where recipient = $1 order by created_at',
    [address],
  );
  return rows;
}

test('a visitor’s suggestion becomes a message with all fields, and the receipt quotes nothing', async () => {
  const { status, body } = await suggest();
  expect(status).toBe(201);
  const message = await find(body.id);
  expect(message).toMatchObject({
    form: 'suggestion',
    subject: 'TURNERINGSFÖRSLAG: Ekstad Cup',
    name: 'Ekstad Basket',
    email: 'v…@exempel.se',
    status: 'pending',
    person: null,
    suggestionPictures: [],
    tournamentId: null,
  });
  for (const value of [form.description, 'Veteran', '2027-06-13', 'Ekhallen', '5000 kr', form.contactPhone])
    expect(message?.message).toContain(value);
  expect(message?.message).toContain('Antal bilder: 0');
  const [receipt] = await mailsTo('vera.ek@exempel.se');
  expect(receipt?.body).toContain('inom 24 timmar');
  expect(receipt?.body).not.toContain('Ekstad');
});

test.each(['a visitor', 'a user'])('one by %s that is sent again is stored once', async (kind) => {
  const sender = kind === 'a user' ? await app.person() : undefined;
  const email = sender?.email ?? 'igen.tips@exempel.se';
  const id = crypto.randomUUID();
  const pictureIds = sender ? [await sendPicture(app, sender)] : [];
  const humanCheckId = sender ? undefined : await solveHumanCheck(app);
  const again = { id, contactEmail: email, pictureIds, humanCheckId };
  expect(await suggest(again, sender)).toMatchObject({ status: 201, body: { id } });
  // As after a lost response: its human check and pictures are used.
  expect(await suggest(again, sender)).toMatchObject({ status: 201, body: { id } });
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await suggest({ id }, await app.person())).toMatchObject({ status: 409 });
});

test('a suggestion names the chosen one of two towns with the same name, to the operator and in the editor', async () => {
  const { rows } = await app.services.database.pool.query<{ id: number }>(
    "select id from places where name = 'Järna' and county = 'Dalarna'",
  );
  const placeId = rows[0]?.id;
  const { body } = await suggest({ location: 'Järna', placeId });
  expect((await find(body.id))?.message).toContain('Stad: Järna, Dalarna');
  expect((await read(body.id)).body.place).toMatchObject({ id: placeId, county: 'Dalarna' });
  const typed = await suggest({ location: 'Luleå', placeId });
  expect((await find(typed.body.id))?.message).toContain('Stad: Luleå\n');
  expect((await read(typed.body.id)).body).toMatchObject({
    place: { name: 'Luleå', county: 'Norrbotten' },
    country: 'Sverige',
  });
});

test.each([
  ['the only one of its name', 'oslo ', 'Oslo', 'Norge'],
  ['one of two in the same country', 'Järna', null, 'Sverige'],
  ['unknown', 'Ekstadby', null, null],
])(
  'the editor begins with the country of a typed town that is %s',
  async (_case, location, place, country) => {
    const { body } = await suggest({ location });
    const { body: suggestion } = await read(body.id);
    expect(suggestion.country).toBe(country);
    expect(suggestion.place?.name ?? null).toBe(place);
  },
);

test('a visitor without the name of an organizer is anonymous', async () => {
  const { body } = await suggest({ organizerName: '' });
  expect((await find(body.id))?.name).toBe('Anonym användare');
});

test('a user’s suggestion has the account’s address, and up to five own pictures in their order', async () => {
  const sender = await app.person();
  const pictureIds = [await sendPicture(app, sender), await sendPicture(app, sender)].toReversed();
  const { status, body } = await suggest({ pictureIds, contactEmail: 'annan@exempel.se' }, sender);
  expect(status).toBe(201);
  const message = await find(body.id);
  expect(message).toMatchObject({ email: 'p…@exempel.se', name: sender.name, person: { id: sender.id } });
  expect(message?.suggestionPictures.map(({ id }) => id)).toEqual(pictureIds);
  expect(message?.message).toContain('Antal bilder: 2');
  expect(message?.message).not.toContain('annan@exempel.se');
  expect(message?.message).toContain('Kontaktens e-post: p…@exempel.se');
});

test('refuses pictures of others, and of visitors', async () => {
  const [sender, other] = [await app.person(), await app.person()];
  const pictureIds = [await sendPicture(app, other)];
  expect((await suggest({ pictureIds }, sender)).status).toBe(422);
  const refused = await suggest({ pictureIds });
  expect([refused.status, refused.body.message]).toEqual([
    401,
    'Du måste vara inloggad för att ladda upp bilder',
  ]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['without a name', { name: ' ' }, 'name', suggestionTexts.nameMissing],
  ['without a description', { description: '' }, 'description', suggestionTexts.descriptionMissing],
  ['without a first day', { startDate: '' }, 'startDate', suggestionTexts.dayMissing],
  ['without a town', { location: '' }, 'location', suggestionTexts.cityMissing],
  ['that ends before it starts', { endDate: '2027-06-01' }, 'endDate', suggestionTexts.endsBeforeStart],
  [
    'that ends before it starts, beside another error',
    { endDate: '2027-06-01', prizePool: 'mycket' },
    'endDate',
    suggestionTexts.endsBeforeStart,
  ],
  [
    'with a script as its website',
    { website: 'javascript:alert(1)' },
    'website',
    suggestionTexts.websiteInvalid,
  ],
  ['without an address', { contactEmail: '' }, 'contactEmail', 'Skriv din e-postadress'],
  ['with half an address', { contactEmail: 'vera@' }, 'contactEmail', 'Ogiltig e-postadress'],
  [
    'with an address of 255 characters',
    { contactEmail: `${'v'.repeat(244)}@exempel.se` },
    'contactEmail',
    contactTexts.emailWrong,
  ],
  [
    'without a human check',
    { humanCheckId: undefined },
    'humanCheck',
    'Du måste slutföra mänsklig verifiering',
  ],
])('refuses one %s', async (_name, wrong, field, sentence) => {
  const { status, body } = await suggest(wrong);
  expect([status, body.data?.fields?.[field]]).toEqual([422, sentence]);
});

test('a level is not required', async () => {
  expect((await suggest({ level: null, endDate: '' })).status).toBe(201);
});

test('refuses a suggestion from another site, and more than five from one network in an hour', async () => {
  expect((await suggest({ csrfToken: 'forged' })).status).toBe(403);
  const { body: proof } = await app.call<{ token: string }>('GET', '/api/security/token');
  await app.services.database.pool.query('delete from limits');
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const body = { ...form, csrfToken: proof.token, humanCheckId: await solveHumanCheck(app) };
    statuses.push((await app.call('POST', '/api/tournament-suggestions', { body })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('the editor is filled in with fields and pictures, without contact data', async () => {
  const sender = await app.person();
  const pictureIds = [await sendPicture(app, sender)];
  const { body } = await suggest({ pictureIds }, sender);
  const { body: suggestion } = await read(body.id);
  expect(suggestion).toMatchObject({ tournament: { name: 'Ekstad Cup', level: 'masters', prizePool: 5000 } });
  expect(suggestion.pictures.map(({ id }) => id)).toEqual(pictureIds);
  expect(JSON.stringify(suggestion)).not.toContain(form.contactPhone);
  expect(JSON.stringify(suggestion)).not.toContain(sender.email);
});

test('a created tournament takes a picture of the suggestion, resolves it and notifies the account once', async () => {
  const sender = await app.person();
  const pictureIds = [await sendPicture(app, sender), await sendPicture(app, sender)];
  const { body: sent } = await suggest({ pictureIds }, sender);
  const { status, body } = await create(sent.id, { pictureId: pictureIds[1] });
  expect(status).toBe(201);
  expect(body.picture?.id).toBe(pictureIds[1]);
  expect(await find(sent.id)).toMatchObject({ status: 'resolved', tournamentId: body.id });
  const { body: centre } = await app.call<{ notifications: { title: string; href: string }[] }>(
    'GET',
    '/api/me/notifications',
    { as: sender },
  );
  expect(centre.notifications).toMatchObject([
    { title: 'Din turnering är publicerad', href: `/tournaments/${body.id}` },
  ]);
  expect(await create(sent.id)).toMatchObject({
    status: 409,
    body: { message: editingTexts.suggestionTaken },
  });
});

test('a suggestion whose tournament is deleted can become another tournament', async () => {
  const { body: sent } = await suggest();
  const { body: first } = await create(sent.id);
  expect((await read(sent.id)).body.tournamentId).toBe(first.id);
  await app.call('DELETE', `/api/admin/tournaments/${first.id}`, { as: admin });
  expect((await find(sent.id))?.tournamentId).toBeNull();
  expect((await read(sent.id)).body.tournamentId).toBeNull();
  const { status, body: second } = await create(sent.id);
  expect(status).toBe(201);
  expect(await find(sent.id)).toMatchObject({ status: 'resolved', tournamentId: second.id });
});

test('a visitor is notified by a mail that quotes nothing', async () => {
  const { body: sent } = await suggest({ contactEmail: 'tipsare@exempel.se' });
  const { body } = await create(sent.id);
  const mails = await mailsTo('tipsare@exempel.se');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Vi har tagit emot ditt meddelande',
    'Din turnering finns nu på Baskettorget',
  ]);
  expect(mails[1]?.body).toContain(`/tournaments/${body.id}`);
  expect(mails[1]?.body).not.toContain('Ekstad');
});

test('resolving a suggestion is logged, and refreshes what waits for staff', async () => {
  const { body: sent } = await suggest();
  const stream = await openTestStream(await app.listen(), (await app.person('admin')).cookie);
  await stream.next('hello');
  await create(sent.id);
  await stream.next('waiting');
  stream.close();
  expect(await readAuditEntries(app.services.database, sent.id)).toMatchObject([
    { action: 'contact.status', before: { status: 'pending' }, after: { status: 'resolved' } },
  ]);
});

test('only a suggestion can become a tournament', async () => {
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    `insert into contact_messages (form, name, email, subject, message) values ('contact', 'Vera', 'v@exempel.se', 'Hej', 'Hej') returning id`,
  );
  const id = rows[0]?.id ?? '';
  expect((await read(id)).status).toBe(404);
  expect((await create(id)).status).toBe(404);
});
