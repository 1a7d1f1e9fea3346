// The category endpoints.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { addCategory, changeCategory, deleteCategory, switchCategory } from './actions.ts';
import { listActiveCategories, listCategories } from './queries.ts';
import { viewCategory } from './view.ts';

const { categories } = endpoint;

export const categoriesRoutes = {
  listActive: categories.listActive.handler(async ({ context }) => ({
    categories: await listActiveCategories(context.database),
  })),
  list: categories.list.use(adminOnly).handler(async ({ context }) => ({
    categories: (await listCategories(context.database)).map(viewCategory),
  })),
  create: categories.create
    .use(adminOnly)
    .handler(async ({ context, input }) => viewCategory(await addCategory(context, input))),
  update: categories.update
    .use(adminOnly)
    .handler(async ({ context, input: { id, ...text } }) =>
      viewCategory(await changeCategory(context, id, text)),
    ),
  setActive: categories.setActive
    .use(adminOnly)
    .handler(async ({ context, input: { id, active } }) =>
      viewCategory(await switchCategory(context, id, active)),
    ),
  delete: categories.delete
    .use(adminOnly)
    .handler(async ({ context, input }) => deleteCategory(context, input.id)),
};
