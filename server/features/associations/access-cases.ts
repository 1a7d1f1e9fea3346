// Access cases: who may call which endpoint of associations.
import { type AccessCases, anyone, type Records, staff } from '../../testing/access.ts';
import { insertAssociationRow } from '../../testing/samples/sample-associations.ts';

const association = ({ app }: Records) => insertAssociationRow(app.services.database);
/** The number of a new association. */
async function numberOf(records: Records): Promise<number> {
  const { rows } = await records.app.services.database.pool.query<{ number: number }>(
    'select number from associations where id = $1',
    [await association(records)],
  );
  return rows[0]?.number ?? 0;
}
const csv = 'Namn;Ort\nEkstad Basket;Uppsala\n';

export const accessCases: AccessCases = {
  endpoints: {
    'associations.list': [() => ({ method: 'GET', url: '/api/associations' }), anyone()],
    'associations.pins': [() => ({ method: 'GET', url: '/api/association-pins' }), anyone()],
    'associations.districts': [() => ({ method: 'GET', url: '/api/association-districts' }), anyone()],
    'associations.locate': [
      async (records) => ({ method: 'GET', url: `/api/association-numbers/${await numberOf(records)}` }),
      anyone(),
    ],
    'associations.find': [
      async (records) => ({ method: 'GET', url: `/api/associations/${await association(records)}` }),
      anyone(),
    ],
    'associations.ads': [
      async (records) => ({ method: 'GET', url: `/api/associations/${await association(records)}/ads` }),
      anyone(),
    ],
    'associations.listForStaff': [() => ({ method: 'GET', url: '/api/admin/associations' }), staff()],
    'associations.findForStaff': [
      async (records) => ({ method: 'GET', url: `/api/admin/associations/${await association(records)}` }),
      staff(),
    ],
    'associations.create': [
      () => ({ method: 'POST', url: '/api/admin/associations', body: { name: 'Ekstad Basket' } }),
      staff(201),
    ],
    'associations.update': [
      async (records) => ({
        method: 'PUT',
        url: `/api/admin/associations/${await association(records)}`,
        body: { name: 'Ekstad Basket', version: 1 },
      }),
      staff(),
    ],
    'associations.delete': [
      async (records) => ({ method: 'DELETE', url: `/api/admin/associations/${await association(records)}` }),
      staff(),
    ],
    'associations.previewImport': [
      () => ({ method: 'POST', url: '/api/admin/association-import-previews', body: { csv } }),
      staff(),
    ],
    'associations.import': [
      () => ({ method: 'POST', url: '/api/admin/association-imports', body: { csv } }),
      staff(201),
    ],
  },
  addresses: {
    'GET /associations/:id/oppen-hall.ics': [
      async (records) => ({
        method: 'GET',
        url: `/associations/${await association(records)}/oppen-hall.ics`,
      }),
      anyone(),
    ],
    'GET /sitemaps/associations/:start.xml': [
      // No file of the sitemap starts with this id.
      () => ({ method: 'GET', url: `/sitemaps/associations/${crypto.randomUUID()}.xml` }),
      anyone(404),
    ],
  },
};
