// The endpoints of the mail server, for superadmins.
import { endpoint, superadminOnly } from '../../../core/http/endpoint.ts';
import { activateMailServer, readMailServers, removeMailServer, tryMailServer } from './actions.ts';

const { mailServer } = endpoint;

export const mailServerRoutes = {
  read: mailServer.read.use(superadminOnly).handler(({ context }) => readMailServers(context)),
  save: mailServer.save.use(superadminOnly).handler(({ context, input }) => tryMailServer(context, input)),
  activate: mailServer.activate
    .use(superadminOnly)
    .handler(({ context, input }) => activateMailServer(context, input.code)),
  remove: mailServer.remove.use(superadminOnly).handler(({ context }) => removeMailServer(context)),
};
