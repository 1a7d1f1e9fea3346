// The brand endpoints.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { addBrand, changeBrand } from './actions.ts';
import { listActiveBrands, listBrands } from './queries.ts';

const { brands } = endpoint;

export const brandsRoutes = {
  listActive: brands.listActive.handler(async ({ context }) => ({
    brands: await listActiveBrands(context.database),
  })),
  list: brands.list.use(adminOnly).handler(async ({ context }) => ({
    brands: await listBrands(context.database.kysely),
  })),
  create: brands.create.use(adminOnly).handler(({ context, input }) => addBrand(context, input)),
  update: brands.update
    .use(adminOnly)
    .handler(({ context, input: { id, ...brand } }) => changeBrand(context, id, brand)),
};
