// The endpoints of associations.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { deleteAssociation } from './editing/delete-association.ts';
import { importAssociations, previewImport } from './editing/import-associations.ts';
import {
  changeAssociation,
  createAssociation,
  findForStaff,
  listForStaff,
} from './editing/save-association.ts';
import { findAssociations, findDistricts, findPins } from './list/find-associations.ts';
import { findAssociation, findMemberAds, locateAssociation } from './page/find-association.ts';

const { associations } = endpoint;

const readingRoutes = {
  list: associations.list.handler(({ context, input }) => findAssociations(context, input)),
  pins: associations.pins.handler(({ context, input }) => findPins(context, input)),
  districts: associations.districts.handler(async ({ context }) => ({
    districts: await findDistricts(context),
  })),
  locate: associations.locate.handler(({ context, input }) => locateAssociation(context, input.number)),
  find: associations.find.handler(({ context, input }) => findAssociation(context, input.id)),
  ads: associations.ads.handler(async ({ context, input }) => ({
    ads: await findMemberAds(context, input.id),
  })),
};

const editingRoutes = {
  listForStaff: associations.listForStaff
    .use(adminOnly)
    .handler(({ context, input }) => listForStaff(context, input)),
  findForStaff: associations.findForStaff
    .use(adminOnly)
    .handler(({ context, input }) => findForStaff(context, input.id)),
  create: associations.create
    .use(adminOnly)
    .handler(({ context, input }) => createAssociation(context, input)),
  update: associations.update
    .use(adminOnly)
    .handler(({ context, input }) => changeAssociation(context, input)),
  delete: associations.delete
    .use(adminOnly)
    .handler(({ context, input }) => deleteAssociation(context, input.id)),
  previewImport: associations.previewImport
    .use(adminOnly)
    .handler(({ context, input }) => previewImport(context, input.csv)),
  import: associations.import
    .use(adminOnly)
    .handler(({ context, input }) => importAssociations(context, input.csv)),
};

export const associationsRoutes = { ...readingRoutes, ...editingRoutes };
