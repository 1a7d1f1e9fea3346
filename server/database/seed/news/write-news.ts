// Inserts the news of a fresh site.
import { type Kysely, sql } from 'kysely';
import { articleTermColumns } from '../../news-terms.ts';
import type { Tables } from '../../tables.ts';
import type { SampleNews } from './sample-news.ts';

export async function writeNews(tx: Kysely<Tables>, { articles, views, sources }: SampleNews): Promise<void> {
  // One statement, because references between its rows are checked at the end of the statement.
  await tx.insertInto('news').values(articles.map(withTerms)).execute();
  await tx.insertInto('news_sources').values(sources).execute();
  await sql`insert into page_views (kind, subject, day, views)
    select 'news', subject, day, views
      from json_to_recordset(${JSON.stringify(views)}) as view (subject text, day date, views integer)
    on conflict (kind, subject, day) do update set views = page_views.views + excluded.views`.execute(tx);
}

function withTerms(row: SampleNews['articles'][number]) {
  const { title, excerpt, content = '', category } = row;
  return { ...row, ...articleTermColumns({ title, excerpt, content, category }) };
}
