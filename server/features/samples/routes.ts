// The endpoints of sample data: one public, one for staff, and the removal for superadmins.
import { adminOnly, endpoint, superadminOnly } from '../../core/http/endpoint.ts';
import { areSamplesThere, readSampleOffice, startSampleRemoval } from './actions.ts';

const { samples } = endpoint;

export const samplesRoutes = {
  find: samples.find.handler(async ({ context }) => ({ areThere: await areSamplesThere(context) })),
  office: samples.office.use(adminOnly).handler(({ context }) => readSampleOffice(context)),
  remove: samples.remove.use(superadminOnly).handler(({ context }) => startSampleRemoval(context)),
};
