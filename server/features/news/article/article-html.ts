// The HTML of an article's text, which is stored with it.
import { sql } from 'kysely';
import { MARKDOWN_VERSION, parseMarkdown } from '../../../core/markdown/markdown.ts';
import type { Database } from '../../../database/connection.ts';

const BATCH = 200;

/** The columns of `news` that are derived from the text of an article. */
export function articleTextColumns(content: string) {
  return { content, html: renderArticle(content), html_version: MARKDOWN_VERSION };
}

/** The stored HTML, or rendered again if it is of an older renderer. */
export function htmlOfArticle(text: { content: string; html: string; htmlVersion: number }): string {
  return text.htmlVersion === MARKDOWN_VERSION ? text.html : renderArticle(text.content);
}

function renderArticle(content: string): string {
  return content === '' ? '' : parseMarkdown(content).toHtml(new Map());
}

/** Stores the HTML of articles that lack it. */
export async function fillInArticleHtml({ kysely }: Database): Promise<void> {
  let count = BATCH;
  while (count === BATCH) {
    const stale = await kysely
      .selectFrom('news')
      .select(['id', 'content'])
      .where('html_version', '<', MARKDOWN_VERSION)
      .limit(BATCH)
      .execute();
    const found = JSON.stringify(
      stale.map(({ id, content }) => ({ id, content, html: renderArticle(content) })),
    );
    // A text that has changed meanwhile does not get the HTML of its earlier content.
    await sql`update news set html = found.html, html_version = ${sql.lit(MARKDOWN_VERSION)}
      from json_to_recordset(${found}) as found (id uuid, content text, html text)
      where news.id = found.id and news.content = found.content`.execute(kysely);
    count = stale.length;
  }
}
