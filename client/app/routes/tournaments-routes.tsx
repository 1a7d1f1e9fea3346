// Routes of tournaments: the list and a tournament.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import {
  parseTournamentsAddress,
  tournamentFilterOf,
  tournamentSearchOf,
} from '#shared/features/tournaments/list/address.ts';
import { tournamentPath, paths } from '#shared/paths.ts';
import { readPinNumber } from '#shared/places/pins.ts';
import { isRefusal, isMissing } from '../../core/failure.ts';
import { loadPlaceName } from '../../core/place-name.ts';
import { waitBriefly } from '../../core/wait.ts';
import { loadPageSetting } from '../../features/page-settings/use-page-setting.ts';
import { missingTournamentHead, tournamentHead } from '../../features/tournaments/detail/tournament-head.ts';
import { changeTournamentsAddress } from '../../features/tournaments/list/tournament-addresses.ts';
import { tournamentsHead } from '../../features/tournaments/list/tournaments-head.ts';
import { openPin } from '../open-pin.ts';
import { rootRoute } from './root-route.tsx';

const tournamentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.tournaments,
  staticData: { closedWith: 'tournaments', topics: () => ['tournaments', 'page-settings'] },
  validateSearch: parseTournamentsAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => parseTournamentsAddress({ ...search }),
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    const list: Promise<unknown> =
      deps.view === 'map'
        ? queryClient.ensureQueryData(api.tournaments.pins.queryOptions({ input: tournamentFilterOf(deps) }))
        : queryClient.ensureQueryData(api.tournaments.list.queryOptions({ input: tournamentSearchOf(deps) }));
    const place = loadPlaceName({ api, queryClient }, deps.near);
    const page = loadPageSetting({ api, queryClient }, 'tournaments');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, list, place]));
    const rendered = Promise.all([list, place]).catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      // An invalid cursor in the address shows the first page, and an unknown place the whole list.
      const isUnknownPlace = deps.near !== undefined && isRefusal(error, 'NOT_FOUND');
      const isWrongPage = (deps.after || deps.before) && isRefusal(error, 'UNPROCESSABLE_CONTENT');
      if (!isUnknownPlace && !isWrongPage) throw error;
      const address = parseTournamentsAddress({ ...location.search });
      const search = changeTournamentsAddress(address, isUnknownPlace ? { near: undefined } : {});
      throw redirect({ to: paths.tournaments, search });
    });
    await Promise.all([page, rendered]);
  },
  head: ({ match }) => tournamentsHead(parseTournamentsAddress({ ...match.search }), match.context.publicUrl),
}).lazy(async () => {
  const page = await import('../../pages/tournaments.tsx');
  if (import.meta.env.SSR) await page.preloadMap();
  return page.Route;
});

const tournamentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.tournaments}/$id`,
  // An id in upper case is the same tournament. The name of the arranging club is on the page too.
  staticData: {
    closedWith: 'tournaments',
    topics: ({ id }) => [`tournament:${id?.toLowerCase()}`, 'associations', 'page-settings'],
  },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const number = readPinNumber(id);
    if (number !== null) return openPin(() => api.tournaments.locate.call({ number }), tournamentPath);
    const tournament = queryClient.ensureQueryData(api.tournaments.find.queryOptions({ input: { id } }));
    const page = loadPageSetting({ api, queryClient }, 'tournaments');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, tournament]));
    const rendered = tournament.catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      throw isMissing(error) ? notFound() : error;
    });
    await Promise.all([page, rendered]);
  },
  head: ({ match: { context, status }, params: { id } }) => {
    const { api, queryClient, publicUrl } = context;
    if (status === 'notFound') return missingTournamentHead(publicUrl);
    return tournamentHead(
      queryClient.getQueryData(api.tournaments.find.queryKey({ input: { id } })),
      publicUrl,
    );
  },
}).lazy(() => import('../../pages/tournament.tsx').then((page) => page.Route));

export const routes = [tournamentsRoute, tournamentRoute] as const;
