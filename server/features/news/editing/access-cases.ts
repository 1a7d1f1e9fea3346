// Access cases of the news management: the expected status of each endpoint for each role.
import { type AccessCases, type Records, staff } from '../../../testing/access.ts';
import { insertArticleRow } from '../../../testing/news.ts';
import { versionOf } from '../../../testing/news-editing.ts';

const text = {
  title: 'Full hall när serien började',
  category: 'Svensk basket',
  excerpt: 'Två tusen såg premiären.',
  content: '',
  imageUrl: null,
  pictureId: null,
  isBreaking: false,
  isFeatured: false,
  status: 'pending',
};

const article = ({ app }: Records) => insertArticleRow(app.services.database);
/** A fetched article that is not reviewed yet. */
async function fetched({ app }: Records): Promise<{ id: string; version: string }> {
  const { database } = app.services;
  const id = await insertArticleRow(database, { source: 'Basketkällan', status: 'pending' });
  await database.pool.query('update news set manual_review_required = true where id = $1', [id]);
  return { id, version: await versionOf(app, id) };
}

export const editingAccessCases: NonNullable<AccessCases['endpoints']> = {
  'news.listForEditing': [() => ({ method: 'GET', url: '/api/admin/news' }), staff()],
  'news.editingOverview': [() => ({ method: 'GET', url: '/api/admin/news/overview' }), staff()],
  'news.findForEditing': [
    async (records) => ({ method: 'GET', url: `/api/admin/news/${await article(records)}` }),
    staff(),
  ],
  'news.create': [() => ({ method: 'POST', url: '/api/admin/news', body: text }), staff(201)],
  'news.update': [
    async (records) => {
      const id = await article(records);
      const version = await versionOf(records.app, id);
      return { method: 'PUT', url: `/api/admin/news/${id}`, body: { ...text, version } };
    },
    staff(),
  ],
  'news.approve': [
    async (records) => {
      const { id, version } = await fetched(records);
      return { method: 'POST', url: `/api/admin/news/${id}/approval`, body: { version } };
    },
    staff(),
  ],
  'news.setStatus': [
    async (records) => ({
      method: 'PUT',
      url: `/api/admin/news/${await article(records)}/status`,
      body: { status: 'pending' },
    }),
    staff(),
  ],
  'news.remove': [
    async (records) => ({ method: 'DELETE', url: `/api/admin/news/${await article(records)}` }),
    staff(),
  ],
  'news.removeAll': [
    () => ({ method: 'POST', url: '/api/admin/news/deletion', body: { phrase: 'RADERA ALLA' } }),
    staff(),
  ],
};
