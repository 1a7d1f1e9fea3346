// The passkey endpoints.
import { endpoint, signedIn } from '../../../core/http/endpoint.ts';
import {
  addPasskey,
  requestPasskey,
  beginPasskey,
  readPasskeys,
  deletePasskey,
  signInByPasskey,
} from './passkeys.ts';

const { passkeys } = endpoint;
const forOwner = signedIn('Du måste vara inloggad för att hantera passnycklar');

export const passkeysRoutes = {
  list: passkeys.list.use(forOwner).handler(({ context }) => readPasskeys(context)),
  begin: passkeys.begin.use(forOwner).handler(({ context, input }) => beginPasskey(context, input)),
  add: passkeys.add.use(forOwner).handler(({ context, input }) => addPasskey(context, input)),
  remove: passkeys.remove.use(forOwner).handler(({ context, input }) => deletePasskey(context, input)),
  createChallenge: passkeys.createChallenge.handler(({ context }) => requestPasskey(context)),
  signIn: passkeys.signIn.handler(({ context, input }) => signInByPasskey(context, input)),
};
