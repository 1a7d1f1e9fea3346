// Lists of the back office as CSV files with personal data: for superadmins, each download in the audit log. Decision 13.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from './features.ts';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';

let app: TestApp;
let admin: Person;
let superadmin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  superadmin = await app.person('superadmin');
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows as Row[];
const get = (url: string, as: Person) => app.inject({ url, headers: { cookie: as.cookie } });
async function read(address: string, as = superadmin): Promise<{ text: string; lines: string[] }> {
  const { statusCode, body } = await get(address, as);
  expect([address, statusCode]).toEqual([address, 200]);
  const text = body.replace('\uFEFF', '');
  return { text, lines: text.trim().split('\r\n') };
}

const addresses = features
  .flatMap((feature) => ('tableFiles' in feature ? feature.tableFiles : []))
  .flatMap(({ address, hasPersonalData }) => (hasPersonalData ? [address] : []));

const entryOf: Record<string, [action: string, target: string]> = {
  '/api/admin/audit-log.csv': ['audit.export', 'site audit-log'],
  '/api/admin/contact-messages.csv': ['contact.export', 'list contact-messages'],
  '/api/admin/mails.csv': ['mail.export', 'list mails'],
  '/api/admin/security-events.csv': ['security.export', 'list security-events'],
  '/api/admin/users.csv': ['user.export', 'list users'],
};

test.each(addresses)('%s is for superadmins, and each download is logged', async (address) => {
  const reader = await app.person('superadmin');
  await read(address, reader);
  await read(address, reader);
  expect((await get(address, admin)).statusCode).toBe(403);
  expect((await get(`${address}?after=${'x'.repeat(300)}`, reader)).statusCode).toBe(422);
  const [action, target] = entryOf[address] ?? [];
  const entries = await query(
    `select actor_id, action, target_type || ' ' || target_id as target, ip_address is not null as has_address
       from audit_log where actor_id = any($1)`,
    [[reader.id, admin.id]],
  );
  const entry = { actor_id: reader.id, action, target, has_address: true };
  expect(entries).toEqual([entry, entry]);
});

test('the log states whether the list was searched, but not for what', async () => {
  const reader = await app.person('superadmin');
  await read('/api/admin/users.csv?search=vera&role=user', reader);
  await read('/api/admin/users.csv?role=user', reader);
  const entries = await query<{ after: unknown }>(
    'select after from audit_log where actor_id = $1 order by id',
    [reader.id],
  );
  expect(entries.map(({ after }) => after)).toEqual([{ isSearch: true }, { isSearch: false }]);
});

test('users with what the table shows of each, in its order', async () => {
  const people = await query<{ id: string }>(
    `insert into profiles (name, email, role, created_at, last_seen_at, blocked_until, blocked_reason) values
       ('Fil Alm', 'alm@fil.invalid', 'admin', '2025-03-01 12:00Z', '2025-03-02 12:00Z', null, ''),
       ('Fil Berg', 'berg@fil.invalid', 'user', '2025-03-02 12:00Z', null, '2099-07-01 22:00Z', 'Skräp'),
       ('Fil Dahl', 'dahl@fil.invalid', 'user', '2025-03-03 12:00Z', null, 'infinity', 'Skräp') returning id`,
  );
  const [alm, berg, dahl] = people.map(({ id }) => id);
  const { lines } = await read('/api/admin/users.csv?search=fil.invalid&sort=oldest');
  expect(lines).toEqual([
    'Namn;E-post;Roll;Status;Avstängd till och med;Tvåstegsinloggning;Företag;Skapad;Senast sedd;Id',
    `Fil Alm;alm@fil.invalid;Admin;Aktiv;;Nej;;2025-03-01;2025-03-02 13:00;${alm}`,
    `Fil Berg;berg@fil.invalid;Användare;Avstängd;2099-07-01;Nej;;2025-03-02;;${berg}`,
    `Fil Dahl;dahl@fil.invalid;Användare;Avstängd;tills vidare;Nej;;2025-03-03;;${dahl}`,
  ]);
  const admins = await read('/api/admin/users.csv?search=fil.invalid&role=admin');
  expect(admins.lines).toHaveLength(2);
});

test('all users, not one page', async () => {
  await query(`insert into profiles (name, email)
    select 'Medlem', 'många' || n || '@alla.invalid' from generate_series(1, 1203) as n`);
  const { lines } = await read('/api/admin/users.csv?search=alla.invalid');
  expect(new Set(lines.slice(1)).size).toBe(1203);
});

test('contact messages with sender, text and who answers', async () => {
  await query(
    `insert into contact_messages (form, name, email, subject, message, note, assigned_to, status, resolved_at, created_at) values
       ('contact', 'Fia Fil', 'fia@fil.invalid', 'Hallen', E'Hej;\nhej', 'Ring', $1, 'resolved', now(), '2025-03-01 12:00Z'),
       ('support', 'Fia Fil', 'fia@fil.invalid', 'Bilden', 'Syns ej', '', null, 'pending', null, '2025-03-02 12:00Z')`,
    [admin.id],
  );
  const { text } = await read('/api/admin/contact-messages.csv?search=fia@fil&status=resolved');
  const [{ name } = { name: '' }] = await query<{ name: string }>('select name from profiles where id = $1', [
    admin.id,
  ]);
  expect(text).toMatch(
    /^Skrivet;Formulär;Namn;E-post;Ämne;Meddelande;Status;Ansvarig;Svar;Anteckning;Id\r\n2025-03-01 13:00;/,
  );
  expect(text).toContain(`;Fia Fil;fia@fil.invalid;Hallen;"Hej;\nhej";Hanterad;${name};0;Ring;`);
  expect(text).not.toContain('Bilden');
});

test('mails without their text', async () => {
  await query(`insert into mails (kind, recipient, subject, html, body, status, tries, reason, created_at) values
    ('hello', 'fil@exempel.invalid', 'Välkommen', 'Hemlig länk', 'Hemlig länk', 'failed', 3, '550 Nej', '2025-03-01 12:00Z')`);
  const { text, lines } = await read('/api/admin/mails.csv?search=FIL@EX&status=failed');
  expect(lines[0]).toBe('Skrivet;Till;Ämne;Status;Försök;Fel;Skickat;Id');
  expect(lines[1]).toMatch(
    /^2025-03-01 13:00;fil@exempel\.invalid;Välkommen;Misslyckades;3;550 Nej;;[\da-f-]{36}$/,
  );
  expect(lines).toHaveLength(2);
  expect(text).not.toContain('Hemlig');
});

test('security events with address and details', async () => {
  await query(`insert into security_events (event, ip_address, user_agent, url, details, created_at) values
    ('csp_violation', '192.0.2.77', 'Korgläsaren', 'https://exempel.se/forum', '{"line":7}', '2025-03-01 12:00Z')`);
  const { lines } = await read('/api/admin/security-events.csv?search=2.77');
  expect(lines[0]).toBe('Tidpunkt;Händelse;Vem;IP-adress;Webbläsare;Sida;Detaljer;Id');
  expect(lines[1]).toMatch(
    /^2025-03-01 13:00;Brott mot innehållspolicyn;;192\.0\.2\.77;Korgläsaren;https:\/\/exempel\.se\/forum;"\{""line"":7\}";\d+$/,
  );
  expect(lines).toHaveLength(2);
});
