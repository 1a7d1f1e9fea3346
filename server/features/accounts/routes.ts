// The accounts endpoints.
import { endpoint, signedIn } from '../../core/http/endpoint.ts';
import { readSession } from './sessions/read-session.ts';
import { answerHumanCheck, issueHumanCheck, registerAccount, signOut } from './actions.ts';
import { confirmEmail } from './mail-links/confirmation.ts';
import { cancelEmailChange, changeEmail, findEmailChange } from './email-change/email-change.ts';
import { endDevice, endOtherDevices, findDevices } from './sessions/devices.ts';
import { startGoogle } from './google/google-sign-in.ts';
import { changePassword } from './password/password-change.ts';
import { signIn } from './sign-in/password-sign-in.ts';
import { checkReset, requestReset, resetPassword } from './password/password-reset.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { readEmailOptions } from './registration/registration-rules.ts';

const forEmail = signedIn('Du måste vara inloggad för att byta e-postadress');
const forDevices = signedIn('Du måste vara inloggad för att se dina enheter');

export const accountsRoutes = {
  session: endpoint.accounts.session.handler(({ context }) => readSession(context)),
  signIn: endpoint.accounts.signIn.handler(({ context, input }) => signIn(context, input)),
  signOut: endpoint.accounts.signOut.handler(({ context }) => signOut(context)),
  register: endpoint.accounts.register.handler(({ context, input }) => registerAccount(context, input)),
  registrationRules: endpoint.accounts.registrationRules.handler(async ({ context }) => ({
    email: await readEmailOptions(context),
    minimumAge: (await readSiteSettings(context)).minimumAge,
    hasGoogle: context.google !== undefined,
  })),
  newHumanCheck: endpoint.accounts.newHumanCheck.handler(({ context }) => issueHumanCheck(context)),
  answerHumanCheck: endpoint.accounts.answerHumanCheck.handler(({ context, input }) =>
    answerHumanCheck(context, input),
  ),
  confirmEmail: endpoint.accounts.confirmEmail.handler(({ context, input }) =>
    confirmEmail(context, input.token),
  ),
  requestReset: endpoint.accounts.requestReset.handler(({ context, input }) =>
    requestReset(context, input.email),
  ),
  checkReset: endpoint.accounts.checkReset.handler(({ context, input }) => checkReset(context, input.token)),
  resetPassword: endpoint.accounts.resetPassword.handler(({ context, input }) =>
    resetPassword(context, input),
  ),
  startGoogle: endpoint.accounts.startGoogle.handler(({ context, input }) =>
    startGoogle(context, input.returnTo),
  ),
  changePassword: endpoint.accounts.changePassword
    .use(signedIn('Du måste vara inloggad för att byta lösenord'))
    .handler(({ context, input }) => changePassword(context, input)),
  changeEmail: endpoint.accounts.changeEmail
    .use(forEmail)
    .handler(({ context, input }) => changeEmail(context, input)),
  emailChange: endpoint.accounts.emailChange.use(forEmail).handler(({ context }) => findEmailChange(context)),
  cancelEmailChange: endpoint.accounts.cancelEmailChange
    .use(forEmail)
    .handler(({ context }) => cancelEmailChange(context)),
  devices: endpoint.accounts.devices.use(forDevices).handler(({ context }) => findDevices(context)),
  endDevice: endpoint.accounts.endDevice
    .use(forDevices)
    .handler(({ context, input }) => endDevice(context, input.id)),
  endOtherDevices: endpoint.accounts.endOtherDevices
    .use(forDevices)
    .handler(({ context }) => endOtherDevices(context)),
};
