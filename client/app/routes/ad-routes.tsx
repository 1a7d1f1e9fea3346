// Routes of the marketplace and the ad page: their data and their metadata for search engines.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { parseAdAddress, searchOf } from '#shared/features/ads/list/address.ts';
import { paths } from '#shared/paths.ts';
import { isMissing, isRefusal } from '../../core/failure.ts';
import { loadPlaceName } from '../../core/place-name.ts';
import { waitBriefly } from '../../core/wait.ts';
import { changeAddress } from '../../features/ads/list/ad-addresses.ts';
import { choicesSearch, firstChoices } from '../../features/ads/list/use-ad-choices.ts';
import { adHead, missingAdHead } from '../../features/ads/page/ad-head.ts';
import { marketplaceHead } from '../../features/ads/list/marketplace-head.ts';
import { loadPageSetting } from '../../features/page-settings/use-page-setting.ts';
import { rootRoute } from './root-route.tsx';

export const marketplaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.marketplace,
  staticData: { closedWith: 'marketplace', topics: () => ['ads', 'page-settings'] },
  validateSearch: parseAdAddress,
  // The router merges unknown search parameters into `search`; they must not reach the query.
  loaderDeps: ({ search }) => searchOf(parseAdAddress({ ...search })),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const ads = queryClient.ensureQueryData(api.ads.search.queryOptions({ input: deps }));
    // The choices of the filters. The server renders them for visitors without scripts; in the browser they load after the list.
    const choices = async () => {
      const input = choicesSearch(deps, await ads);
      const options = api.ads.choices.queryOptions({ input });
      await queryClient.prefetchQuery(options);
      queryClient.setQueryData(options.queryKey, (all) => all && firstChoices(all, deps));
    };
    const list = Promise.all([
      ads,
      ...(import.meta.env.SSR ? [choices()] : []),
      loadPlaceName({ api, queryClient }, deps.near),
      queryClient.ensureQueryData(api.categories.listActive.queryOptions()),
    ]);
    const page = loadPageSetting({ api, queryClient }, 'marketplace');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, list]));
    const rendered = list.catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      // An invalid cursor in the address shows the first page.
      if (!(deps.after || deps.before) || !isRefusal(error, 'UNPROCESSABLE_CONTENT')) throw error;
      throw redirect({ to: paths.marketplace, search: changeAddress(deps, {}) });
    });
    // Awaited together, because an unhandled rejection would end the server process.
    await Promise.all([page, rendered]);
  },
  head({ match }) {
    const { api, queryClient, publicUrl } = match.context;
    const loaded = queryClient.getQueryData(api.categories.listActive.queryKey());
    const categories = loaded?.categories.map(({ name }) => name);
    return marketplaceHead(parseAdAddress({ ...match.search }), { publicUrl, categories });
  },
}).lazy(() => import('../../pages/marketplace.tsx').then((page) => page.Route));

export const adRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ad/$id',
  // The topic `ads`: the page also shows related ads, and any ad may become a related one.
  // An id in upper case is the same ad.
  staticData: {
    closedWith: 'marketplace',
    topics: ({ id }) => [`ad:${id?.toLowerCase()}`, 'ads', 'page-settings'],
  },
  loader: async ({ context: { api, queryClient }, params: { id } }) => {
    const related = queryClient.prefetchQuery(api.ads.related.queryOptions({ input: { id } }));
    const ad = queryClient.ensureQueryData(api.ads.find.queryOptions({ input: { id } }));
    const page = loadPageSetting({ api, queryClient }, 'marketplace');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, ad]));
    const rendered = Promise.all([ad, related]).catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      throw isMissing(error) ? notFound() : error;
    });
    await Promise.all([page, rendered]);
  },
  head: ({ match: { context, status }, params: { id } }) => {
    if (status === 'notFound') return missingAdHead(context.publicUrl);
    const ad = context.queryClient.getQueryData(context.api.ads.find.queryKey({ input: { id } }));
    return adHead(ad, context.publicUrl);
  },
}).lazy(() => import('../../pages/ad.tsx').then((page) => page.Route));
