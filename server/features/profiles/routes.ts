// The profile endpoints.
import { endpoint, signedIn } from '../../core/http/endpoint.ts';
import { changeProfile, findOwnProfile, findVisiblePerson } from './actions.ts';

const { profiles } = endpoint;
const forOwner = signedIn('Du måste vara inloggad för att se din profil');

export const profilesRoutes = {
  own: profiles.own.use(forOwner).handler(({ context }) => findOwnProfile(context, context.viewer)),
  change: profiles.change
    .use(forOwner)
    .handler(({ context, input }) => changeProfile(context, context.viewer, input)),
  find: profiles.find.handler(({ context, input }) => findVisiblePerson(context, context.viewer, input.id)),
};
