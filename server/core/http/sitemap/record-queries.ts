// SQL that reads records for the sitemap, from a feature's statement of what may be indexed.
import type { SitemapRecords } from './sitemap.ts';

export interface IndexedRecords<Row> {
  /** Name of the files. */
  name: string;
  /** SQL of all records that may be indexed, with the columns `id`, `updated_at` and those of `Row`. */
  indexedSql: () => string;
  pathOf: (row: Row) => string;
}

export function sitemapRecords<Row extends object = { id: string }>({
  name,
  indexedSql,
  pathOf,
}: IndexedRecords<Row>): SitemapRecords {
  return {
    name,
    // Reads all records: called rarely.
    async listStarts({ pool }, perFile) {
      const { rows } = await pool.query<{ id: string }>(
        `select id from (select id, row_number() over (order by id) as place from (${indexedSql()}) as indexed) as numbered
          where place % $1 = 1 order by id`,
        [perFile],
      );
      return rows.map(({ id }) => id);
    },
    async list({ pool }, { start, limit }) {
      const { rows } = await pool.query<Row & { updated_at: Date }>(
        `select * from (${indexedSql()}) as indexed where id >= $1 order by id limit $2`,
        [start, limit],
      );
      return rows.map((row) => ({ path: pathOf(row), updatedAt: row.updated_at }));
    },
  };
}
