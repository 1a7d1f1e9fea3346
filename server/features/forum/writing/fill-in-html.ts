// Stores the HTML of texts that lack it: after a change of the renderer, an approved edit, or an erased author's pictures.
import { sql } from 'kysely';
import { MARKDOWN_VERSION } from '../../../core/markdown/markdown.ts';
import type { Database } from '../../../database/connection.ts';
import { renderTexts, type TextRow } from '../thread/show-texts.ts';

const BATCH = 200;
/** Batches in one run of the job. Until the rest is stored, it is rendered for each reader. */
const MAX_BATCHES = 50;

export async function fillInHtml(database: Database): Promise<void> {
  for (const table of ['forum_posts', 'forum_comments'] as const) {
    let batches = 0;
    while (batches < MAX_BATCHES && (await fillInBatch(database, table)) === BATCH) batches += 1;
  }
}

async function fillInBatch(database: Database, table: 'forum_posts' | 'forum_comments'): Promise<number> {
  const { rows } = await sql<TextRow>`
    select id, content, html, html_version as "htmlVersion" from ${sql.table(table)}
     where html_version < ${sql.lit(MARKDOWN_VERSION)} limit ${BATCH}`.execute(database.kysely);
  const rendered = await renderTexts(database, rows);
  const found = JSON.stringify(
    rows.map(({ id, content }) => ({ id, content, html: rendered.get(id) ?? '' })),
  );
  // A text that has changed meanwhile does not get the HTML of its earlier content.
  await sql`update ${sql.table(table)} as text set html = found.html, html_version = ${sql.lit(MARKDOWN_VERSION)}
    from json_to_recordset(${found}) as found (id uuid, content text, html text)
    where text.id = found.id and text.content = found.content`.execute(database.kysely);
  return rows.length;
}
