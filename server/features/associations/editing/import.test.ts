// Importing associations from CSV files: separators, columns, hostile contents, and what exists already.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type {
  AssociationTable,
  EditedAssociation,
  ImportPreview,
} from '#shared/features/associations/editing/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { readAuditEntries } from '../../../testing/audit-log.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query('delete from associations'));

type Answer<Body> = Body & { message: string; data?: RefusalData };
const preview = (csv: string) =>
  app.call<Answer<ImportPreview>>('POST', '/api/admin/association-import-previews', {
    as: admin,
    body: { csv },
  });
const importFile = (csv: string) =>
  app.call<{ created: number; skipped: number }>('POST', '/api/admin/association-imports', {
    as: admin,
    body: { csv },
  });
const table = async () =>
  (await app.call<AssociationTable>('GET', '/api/admin/associations', { as: admin })).body.associations;
const outcomesOf = ({ rows }: ImportPreview) => rows.map(({ line, name, outcome }) => [line, name, outcome]);

test.each([
  ['semicolons', 'Namn;Ort;E-post\nEkstad Basket;Uppsala;ek@exempel.invalid\n'],
  ['commas and a byte order mark', '\uFEFFnamn,ort,e-post\r\n"Ekstad Basket",Uppsala,ek@exempel.invalid\r\n'],
  ['tabs', 'NAMN\tORT\tEPOST\nEkstad Basket\tUppsala\tek@exempel.invalid'],
])('reads a file with %s', async (_what, csv) => {
  expect((await importFile(csv)).body).toEqual({ created: 1, skipped: 0 });
  expect(await table()).toMatchObject([
    { name: 'Ekstad Basket', city: 'Uppsala', county: 'Uppsala', email: 'ek@exempel.invalid' },
  ]);
});

test('a row with only information about its open court has one', async () => {
  await importFile(
    'Namn;Öppen hall dagar;Öppen hall info\nEkstad Basket;;Öppet för alla\nAlby Basket;Tisdagar;\nÅby Basket;;',
  );
  expect((await table()).map(({ name, hasOpenCourt }) => [name, hasOpenCourt])).toEqual([
    ['Alby Basket', true],
    ['Ekstad Basket', true],
    ['Åby Basket', false],
  ]);
});

test('shows what would happen, and changes nothing', async () => {
  await insertAssociationRow(app.services.database, { name: 'Björkby Basket', city: 'Umeå' });
  const csv = [
    'Namn;Ort;Postnummer;Webbplats;Färg',
    'Ekstad Basket;Uppsala;753 20;;blå',
    'BJÖRKBY basket;umea;;;',
    ';Uppsala;;;',
    'Fel Basket;Uppsala;;javascript:alert(1);',
    'Ekstad Basket;Uppsala;;;',
  ].join('\n');
  const { status, body } = await preview(csv);
  expect(status).toBe(200);
  expect(outcomesOf(body)).toEqual([
    [2, 'Ekstad Basket', 'new'],
    [3, 'BJÖRKBY basket', 'exists'],
    [4, '', 'invalid'],
    [5, 'Fel Basket', 'invalid'],
    [6, 'Ekstad Basket', 'exists'],
  ]);
  expect(body.rows[2]?.reason).toBe('Namn krävs');
  expect(body.rows[3]?.reason).toBe('Webbplats: Skriv adressen som https://…');
  expect(body.ignoredColumns).toEqual(['färg']);
  expect(await table()).toHaveLength(1);
});

test('the county of a row decides between towns of the same name, and is stored for an unknown town', async () => {
  const csv = [
    'Namn;Ort;Län',
    'Alby Basket;Berg;Jämtlands län',
    'Ekstad Basket;Berg;östergötland',
    'Hagby Basket;Ingenstansby;Skåne',
    'Åby Basket;Uppsala;',
  ].join('\n');
  expect((await preview(csv)).body.ignoredColumns).toEqual([]);
  await importFile(csv);
  expect((await table()).map(({ city, county }) => [city, county])).toEqual([
    ['Berg', 'Jämtland'],
    ['Berg', 'Östergötland'],
    ['Ingenstansby', 'Skåne'],
    ['Uppsala', 'Uppsala'],
  ]);
  const { rows } = await app.services.database.pool.query(
    `select places.county from associations left join places on places.id = place_id order by associations.name`,
  );
  // The first two have the town of their county, also when they are edited.
  expect(rows.map(({ county }) => county)).toEqual(['Jämtland', 'Östergötland', null, null]);
});

test('an imported county of an unknown town remains until the town is changed', async () => {
  await importFile('Namn;Ort;Län\nHagby Basket;Ingenstansby;Skåne');
  const [{ id = '' } = {}] = await table();
  const url = `/api/admin/associations/${id}`;
  const save = (association: object) =>
    app.call<EditedAssociation>('PUT', url, { as: admin, body: { name: 'Hagby Basket', ...association } });
  const { body } = await app.call<EditedAssociation>('GET', url, { as: admin });
  const edited = await save({ city: 'Ingenstansby', phone: '0701740605', version: body.version });
  expect([edited.status, edited.body.county]).toEqual([200, 'Skåne']);
  const moved = await save({ city: 'Annanstansby', version: edited.body.version });
  expect([moved.status, moved.body.county]).toEqual([200, '']);
});

test('a row whose county does not exist is not valid', async () => {
  const { body } = await preview('Namn;Län\nEkstad Basket;Svealand');
  expect(body.rows[0]).toMatchObject({ outcome: 'invalid', reason: 'Län: Skriv ett av Sveriges 21 län' });
});

test('lists a second column of the same field as ignored', async () => {
  const { body } = await preview('Namn;Förening;Ort;Namn\nEkstad Basket;Annan;Uppsala;Tredje');
  expect(outcomesOf(body)).toEqual([[2, 'Ekstad Basket', 'new']]);
  expect(body.ignoredColumns).toEqual(['förening', 'namn']);
});

test('recognises what the export has written', async () => {
  await insertAssociationRow(app.services.database, { name: '=1+1', city: 'Umeå' });
  const { body } = await app.call<string>('GET', '/api/admin/associations.csv', { as: admin });
  expect(body).toContain("'=1+1");
  const read = await preview(body);
  expect(outcomesOf(read.body)).toEqual([[2, '=1+1', 'exists']]);
  expect(read.body.ignoredColumns).toEqual(['öppen hall', 'id']);
});

test('names the line on which each row begins, also after empty lines and values with line breaks', async () => {
  const csv =
    'Namn;Beskrivning\n\nEkstad Basket;"Första raden\nandra raden\r\ntredje raden"\n\n;saknas\nAlby Basket;kort';
  expect(outcomesOf((await preview(csv)).body)).toEqual([
    [3, 'Ekstad Basket', 'new'],
    [7, '', 'invalid'],
    [8, 'Alby Basket', 'new'],
  ]);
});

test('imports what is new, and logs how many', async () => {
  await insertAssociationRow(app.services.database, { name: 'Björkby Basket' });
  const { status, body } = await importFile('Namn\nEkstad Basket\nBjörkby Basket\nAlby Basket\n');
  expect(status).toBe(201);
  expect(body).toEqual({ created: 2, skipped: 1 });
  const entries = await readAuditEntries(app.services.database, admin.id);
  expect(entries.at(-1)).toMatchObject({ action: 'association.import', after: { importedCount: 2 } });
});

test('places each association by its town or its postal code', async () => {
  await importFile('Namn;Ort;Postnummer\nEkstad Basket;;753 20\nAlby Basket;Luleå;\nÅby Basket;;');
  const { rows } = await app.services.database.pool.query<{ name: string; latitude: number | null }>(
    'select name, round(latitude)::integer as latitude from associations order by name',
  );
  expect(rows.map(({ latitude }) => latitude)).toEqual([66, 60, null]);
});

test('two imports of the same file at once create each association once', async () => {
  const csv = `Namn\n${Array.from({ length: 50 }, (_, number) => `Klubb ${number}`).join('\n')}`;
  const answers = await Promise.all([importFile(csv), importFile(csv)]);
  expect(answers.map(({ body }) => body.created).toSorted((one, other) => one - other)).toEqual([0, 50]);
});

describe('a hostile file', () => {
  test.each([
    ['no name column', 'Ort\nUppsala\n', 'Filen behöver en kolumn som heter Namn'],
    ['nothing', '', 'Filen behöver en kolumn som heter Namn'],
    ['only a header', 'Namn;Ort\n', 'Filen har inga rader under rubrikerna'],
    ['an open quote', 'Namn\n"Ekstad\n', 'Filen går inte att läsa som CSV.'],
    ['a quote within', 'Namn\nEk"stad"\n', 'Filen går inte att läsa som CSV.'],
    ['too many rows', `Namn\n${'Ekstad\n'.repeat(1001)}`, 'Filen får ha högst 1000 rader'],
  ])('is refused with %s', async (_what, csv, sentence) => {
    const { status, body } = await preview(csv);
    expect(status).toBe(422);
    expect(body.data?.fields?.['csv']).toContain(sentence);
    expect((await importFile(csv)).status).toBe(422);
  });

  test('is refused if it is too long or has a NUL', async () => {
    expect((await preview(`Namn\n${'x'.repeat(120_000)}`)).status).toBe(422);
    expect((await preview('Namn\nEk\0stad')).status).toBe(422);
  });

  test('is stored as plain text, without effect on prototypes, markup or formulas', async () => {
    const csv =
      '__proto__;constructor;Namn;Kontaktperson\nx;y;<script>alert(1)</script>;"=HYPERLINK(""http://ond"")"\n';
    expect((await importFile(csv)).body).toEqual({ created: 1, skipped: 0 });
    expect((await table())[0]).toMatchObject({
      name: '<script>alert(1)</script>',
      contactPerson: '=HYPERLINK("http://ond")',
    });
    expect(Object.prototype).not.toHaveProperty('x');
    const page = await app.call<string>('GET', '/associations');
    expect(page.body).not.toContain('<script>alert(1)');
  });

  test('a file with more or fewer values in a row is read', async () => {
    expect((await importFile('Namn;Ort\nEkstad\nAlby;Botkyrka;extra;mer\n')).body).toEqual({
      created: 2,
      skipped: 0,
    });
  });
});
