// Routes of associations: the list and an association's page.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import {
  associationSearchOf,
  parseAssociationsAddress,
  pinSearchOf,
} from '#shared/features/associations/list/address.ts';
import { associationPath, paths } from '#shared/paths.ts';
import { readPinNumber } from '#shared/places/pins.ts';
import { isRefusal, isMissing } from '../../core/failure.ts';
import { loadPlaceName } from '../../core/place-name.ts';
import { waitBriefly } from '../../core/wait.ts';
import { changeAssociationsAddress } from '../../features/associations/list/association-addresses.ts';
import { associationsHead } from '../../features/associations/list/associations-head.ts';
import {
  associationHead,
  missingAssociationHead,
} from '../../features/associations/page/association-head.ts';
import { loadPageSetting } from '../../features/page-settings/use-page-setting.ts';
import { openPin } from '../open-pin.ts';
import { rootRoute } from './root-route.tsx';

const associationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.associations,
  staticData: { closedWith: 'associations', topics: () => ['associations', 'page-settings'] },
  validateSearch: parseAssociationsAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => parseAssociationsAddress({ ...search }),
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    const list: Promise<unknown> =
      deps.view === 'map'
        ? queryClient.ensureQueryData(api.associations.pins.queryOptions({ input: pinSearchOf(deps) }))
        : queryClient.ensureQueryData(
            api.associations.list.queryOptions({ input: associationSearchOf(deps) }),
          );
    const districts = queryClient.prefetchQuery(api.associations.districts.queryOptions());
    const place = loadPlaceName({ api, queryClient }, deps.near);
    const page = loadPageSetting({ api, queryClient }, 'associations');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, list, place]));
    const rendered = Promise.all([list, districts, place]).catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      // An invalid cursor in the address shows the first page, and an unknown place the order by name.
      const isUnknownPlace = deps.near !== undefined && isRefusal(error, 'NOT_FOUND');
      const isWrongPage = (deps.after || deps.before) && isRefusal(error, 'UNPROCESSABLE_CONTENT');
      if (!isUnknownPlace && !isWrongPage) throw error;
      const address = parseAssociationsAddress({ ...location.search });
      const search = changeAssociationsAddress(address, isUnknownPlace ? { near: undefined } : {});
      throw redirect({ to: paths.associations, search });
    });
    await Promise.all([page, rendered]);
  },
  head: ({ match }) =>
    associationsHead(parseAssociationsAddress({ ...match.search }), match.context.publicUrl),
}).lazy(async () => {
  const page = await import('../../pages/associations.tsx');
  if (import.meta.env.SSR) await page.preloadMap();
  return page.Route;
});

const associationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.associations}/$id`,
  // An id in upper case is the same association.
  staticData: {
    closedWith: 'associations',
    topics: ({ id }) => [`association:${id?.toLowerCase()}`, 'tournaments', 'page-settings'],
  },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const number = readPinNumber(id);
    if (number !== null) return openPin(() => api.associations.locate.call({ number }), associationPath);
    const association = queryClient.ensureQueryData(api.associations.find.queryOptions({ input: { id } }));
    // Never rejects: without its tournaments the page is complete.
    const tournaments = queryClient.prefetchQuery(
      api.tournaments.list.queryOptions({ input: { association: id } }),
    );
    const page = loadPageSetting({ api, queryClient }, 'associations');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, association, tournaments]));
    const rendered = association.catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      throw isMissing(error) ? notFound() : error;
    });
    await Promise.all([page, rendered, tournaments]);
  },
  head: ({ match: { context, status }, params: { id } }) => {
    const { api, queryClient, publicUrl } = context;
    if (status === 'notFound') return missingAssociationHead(publicUrl);
    return associationHead(
      queryClient.getQueryData(api.associations.find.queryKey({ input: { id } })),
      publicUrl,
    );
  },
}).lazy(() => import('../../pages/association.tsx').then((page) => page.Route));

/** Former path of the list. Source: spec 1 §2 Routes. */
const clubsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clubs',
  beforeLoad: () => {
    throw redirect({ href: paths.associations, replace: true });
  },
});

export const routes = [associationsRoute, associationRoute, clubsRoute] as const;
