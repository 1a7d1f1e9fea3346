// Endpoints of the news management.
import { adminOnly, endpoint } from '../../../core/http/endpoint.ts';
import { changeArticle, createArticle, findArticle, viewRow } from './edit-article.ts';
import { approveArticle, deleteAllArticles, deleteArticle, setPublished } from './moderate-article.ts';
import { listArticles, readNumbers } from './table-queries.ts';

const { news } = endpoint;

export const editingRoutes = {
  listForEditing: news.listForEditing.use(adminOnly).handler(async ({ context, input }) => {
    const page = await listArticles(context.database, input);
    return { ...page, items: page.items.map(viewRow) };
  }),
  editingOverview: news.editingOverview
    .use(adminOnly)
    .handler(({ context }) => readNumbers(context.database)),
  findForEditing: news.findForEditing
    .use(adminOnly)
    .handler(({ context, input }) => findArticle(context, input.id)),
  create: news.create.use(adminOnly).handler(({ context, input }) => createArticle(context, input)),
  update: news.update.use(adminOnly).handler(({ context, input }) => changeArticle(context, input)),
  approve: news.approve.use(adminOnly).handler(({ context, input }) => approveArticle(context, input)),
  setStatus: news.setStatus.use(adminOnly).handler(({ context, input }) => setPublished(context, input)),
  remove: news.remove.use(adminOnly).handler(({ context, input }) => deleteArticle(context, input.id)),
  removeAll: news.removeAll.use(adminOnly).handler(({ context }) => deleteAllArticles(context)),
};
