// The endpoints of personal data.
import { endpoint, signedInOrSuspended } from '../../core/http/endpoint.ts';
import { cancelErasure, requestErasure } from './erasure-requests.ts';
import { findPersonalData, requestExport } from './exports.ts';

const { personalData } = endpoint;
const forOwner = signedInOrSuspended('Du måste vara inloggad för att se dina uppgifter');

export const personalDataRoutes = {
  find: personalData.find.use(forOwner).handler(({ context }) => findPersonalData(context, context.viewer)),
  requestExport: personalData.requestExport.use(forOwner).handler(({ context }) => requestExport(context)),
  requestErasure: personalData.requestErasure
    .use(forOwner)
    .handler(({ context, input }) => requestErasure(context, input)),
  cancelErasure: personalData.cancelErasure.use(forOwner).handler(({ context }) => cancelErasure(context)),
};
