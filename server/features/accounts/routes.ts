// The accounts endpoints.
import { endpoint, signedIn } from '../../core/endpoint.ts';
import { answerHumanCheck, issueHumanCheck, registerAccount, signIn, signOut } from './actions.ts';
import { endDevice, endOtherDevices, findDevices } from './devices.ts';

const forDevices = signedIn('Du måste vara inloggad för att se dina enheter');

export const accountsRoutes = {
  session: endpoint.accounts.session.handler(({ context }) => ({ viewer: context.viewer })),
  signIn: endpoint.accounts.signIn.handler(({ context, input }) => signIn(context, input)),
  signOut: endpoint.accounts.signOut.handler(({ context }) => signOut(context)),
  register: endpoint.accounts.register.handler(({ context, input }) => registerAccount(context, input)),
  newHumanCheck: endpoint.accounts.newHumanCheck.handler(({ context }) => issueHumanCheck(context)),
  answerHumanCheck: endpoint.accounts.answerHumanCheck.handler(({ context, input }) =>
    answerHumanCheck(context, input),
  ),
  devices: endpoint.accounts.devices.use(forDevices).handler(({ context }) => findDevices(context)),
  endDevice: endpoint.accounts.endDevice
    .use(forDevices)
    .handler(({ context, input }) => endDevice(context, input.id)),
  endOtherDevices: endpoint.accounts.endOtherDevices
    .use(forDevices)
    .handler(({ context }) => endOtherDevices(context)),
};
