// Export, erasure and the privacy policy cover the database: an undeclared table or column fails the test.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORED_DATA } from '#shared/privacy/stored-data.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { storedColumns } from '../../testing/stored-columns.ts';
import { impersonal, outliving } from '../../testing/table-coverage.ts';

/** Columns by table. */
type Tables = Map<string, string[]>;

let app: TestApp;
let tables: Tables;
beforeAll(async () => {
  app = await openTestApp();
  tables = await readTables();
});
afterAll(() => app.close());

const query = async <Row extends object>(text: string) =>
  (await app.services.database.pool.query<Row>(text)).rows;

async function readTables(): Promise<Tables> {
  const rows = await query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by column_name) as columns
       from information_schema.tables join information_schema.columns using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Foreign keys within the database, with what happens when the row that they refer to is deleted. */
const readReferences = () =>
  query<{ table: string; column: string; to: string; onDelete: string }>(
    `select conrelid::regclass::text as "table", attname::text as "column", confrelid::regclass::text as "to",
            confdeltype as "onDelete"
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );

/** Tables and columns that no feature declares. */
const undeclared: Readonly<Record<string, string>> = {
  live_positions: 'cursor of a browser’s live events',
  live_events: 'live events, deleted within days',
  user_id: 'is the id of the person',
  is_sample: 'marks sample data, which is not about real people',
};

const isAboutPeople = (table: string) => !(table in impersonal);
const isNamedIn = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
const namesOf = (columns: string) => columns.split(' ').filter(Boolean);

/** The SQL of the exports that read this table: a column of the same name in other SQL would not prove that it is copied. */
function statementsAbout(table: string): string {
  const { kysely } = app.services.database;
  return app.services.personalData
    .flatMap(({ copied }) => Object.values(copied ?? {}))
    .map((file) => file.query('').compile(kysely).sql)
    .filter((sql) => isNamedIn(sql, table))
    .join('\n');
}

/** Tables whose rows are deleted with the row of the person, also through other tables. */
async function deletedWithPerson(): Promise<Set<string>> {
  const cascades = (await readReferences()).filter(({ onDelete }) => onDelete === 'c');
  const reached = new Set(['profiles']);
  for (const table of reached) {
    for (const reference of cascades) if (reference.to === table) reached.add(reference.table);
  }
  return reached;
}

describe('the export', () => {
  test('has every column of every table, or its feature declares why not', () => {
    const declared = app.services.personalData.map(({ notCopied }) => notCopied);
    const reasons: Record<string, string> = Object.assign({}, undeclared, ...declared);
    const missing = [...tables].flatMap(([table, columns]) => {
      if (table in impersonal || table in reasons) return [];
      const statements = statementsAbout(table);
      return columns
        .filter((column) => !(column in reasons || `${table}.${column}` in reasons))
        .filter((column) => !isNamedIn(statements, column))
        .map((column) => `${table}.${column}`);
    });
    // Everything listed here must be copied by its feature, named in its `notCopied`, or be in `impersonal`.
    expect(missing).toEqual([]);
  });

  test('does not name tables and columns that no longer exist', () => {
    const declared = app.services.personalData.flatMap(({ notCopied }) => Object.keys(notCopied ?? {}));
    const obsolete = [...declared, ...Object.keys(impersonal), ...Object.keys(outliving)].filter((name) => {
      const [table = '', column] = name.split('.');
      return !tables.has(table) || (column !== undefined && !tables.get(table)?.includes(column));
    });
    expect(obsolete).toEqual([]);
  });
});

describe('the privacy policy', () => {
  test('names every table about people, and no other', () => {
    const named = new Set(STORED_DATA.flatMap(({ tables: about }) => about));
    expect([...named].toSorted()).toEqual([...tables.keys()].filter(isAboutPeople).toSorted());
  });

  test('the privacy policy was checked for every column of these tables', () => {
    const known = Object.fromEntries(
      Object.entries(storedColumns).map(([table, columns]) => [table, namesOf(columns).toSorted()]),
    );
    const found = [...tables].filter(([table]) => isAboutPeople(table));
    expect(known).toEqual(Object.fromEntries(found.map(([table, columns]) => [table, columns.toSorted()])));
  });
});

describe('erasure', () => {
  test('deletes every row of a person, or the remaining columns are named', async () => {
    const deleted = await deletedWithPerson();
    const undecided = [...tables].flatMap(([table, columns]) => {
      if (deleted.has(table)) return [];
      const { cleared, stays } = outliving[table] ?? { cleared: '', stays: impersonal[table] ?? '' };
      const named = [...namesOf(cleared), ...namesOf(stays)].filter((name) => name !== 'all').toSorted();
      return named.join() === columns.toSorted().join() ? [] : [{ table, columns, named }];
    });
    // A new table or column is added to `outliving` or `impersonal` once it is known what erasure does with it.
    expect(undecided).toEqual([]);
  });

  test('is stopped by no reference to a person, and clears those in rows that stay', async () => {
    const deleted = await deletedWithPerson();
    const wrong = (await readReferences())
      .filter(({ to }) => to === 'profiles')
      .filter(({ table, column, onDelete }) => {
        if (onDelete === 'c') return false;
        if (onDelete !== 'n') return true;
        const cleared = namesOf(outliving[table]?.cleared ?? '');
        return !deleted.has(table) && !cleared.includes('all') && !cleared.includes(column);
      });
    expect(wrong).toEqual([]);
  });
});
