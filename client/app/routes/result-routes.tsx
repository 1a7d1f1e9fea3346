// Routes of results: the list, a match, a team and a league.
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { parseResultAddress, resultsPath } from '#shared/features/results/list/address.ts';
import { leaguePath, paths, teamPath } from '#shared/paths.ts';
import { isRefusal, isMissing } from '../../core/failure.ts';
import { waitBriefly } from '../../core/wait.ts';
import { loadPageSetting } from '../../features/page-settings/use-page-setting.ts';
import { leagueHead } from '../../features/results/leagues/league-head.ts';
import { resultsHead } from '../../features/results/list/results-head.ts';
import { matchHead } from '../../features/results/match/match-head.ts';
import { missingHead } from '../../features/results/missing.ts';
import { teamHead } from '../../features/results/teams/team-head.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from '../router-context.ts';

const TOPICS = ['results', 'page-settings'];

const resultsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.results,
  staticData: { closedWith: 'news', topics: () => TOPICS },
  validateSearch: parseResultAddress,
  loaderDeps: ({ search }) => parseResultAddress({ ...search }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const list = queryClient.ensureQueryData(api.results.list.queryOptions({ input: deps }));
    const leagues = queryClient.prefetchQuery(api.results.listLeagues.queryOptions());
    const page = loadPageSetting({ api, queryClient }, 'news');
    if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, list, leagues]));
    const rendered = Promise.all([list, leagues]).catch((error: unknown) => {
      // `PageGate` shows that the section is closed.
      if (isRefusal(error, 'PAGE_DISABLED')) return;
      // An invalid cursor in the address shows the first page.
      if (!deps.after || !isRefusal(error, 'UNPROCESSABLE_CONTENT')) throw error;
      throw redirect({ href: resultsPath({ ...deps, after: undefined }) });
    });
    await Promise.all([page, rendered]);
  },
  head: ({ match }) => resultsHead(parseResultAddress({ ...match.search }), match.context.publicUrl),
}).lazy(() => import('../../pages/results.tsx').then((page) => page.Route));

const matchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.results}/$id`,
  // The page includes the match's discussion, which is a thread of the forum.
  staticData: {
    closedWith: 'news',
    topics: ({ id }) => [`result:${id?.toLowerCase()}`, 'result-names', 'forum', 'page-settings'],
  },
  loader: async ({ context, params: { id } }) => {
    const { api, queryClient } = context;
    const match = queryClient.ensureQueryData(api.results.find.queryOptions({ input: { id } }));
    const forum = loadPageSetting({ api, queryClient }, 'forum');
    const discussion = async () => {
      const [{ forumPostId }] = await Promise.all([match, forum]);
      if (!forumPostId) return;
      const input = { id: forumPostId };
      await Promise.all([
        queryClient.prefetchQuery(api.forum.find.queryOptions({ input })),
        queryClient.prefetchQuery(api.forum.comments.queryOptions({ input: { ...input, page: 1 } })),
      ]);
    };
    await loadGated(context, discussion());
  },
  head: ({ match: { context, status }, params: { id } }) => {
    if (status === 'notFound') return missingHead('match', context.publicUrl);
    const { api, queryClient } = context;
    return matchHead(
      queryClient.getQueryData(api.results.find.queryKey({ input: { id } })),
      context.publicUrl,
    );
  },
}).lazy(() => import('../../pages/match.tsx').then((page) => page.Route));

const teamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/teams/$slug',
  staticData: { closedWith: 'news', topics: () => TOPICS },
  loader: async ({ context, params: { slug } }) => {
    const { api, queryClient } = context;
    const list = (part: 'played' | 'coming') =>
      queryClient.prefetchQuery(api.results.list.queryOptions({ input: { team: slug, part } }));
    const team = queryClient.ensureQueryData(api.results.findTeam.queryOptions({ input: { slug } }));
    await loadGated(context, Promise.all([team, list('coming'), list('played')]));
    if (import.meta.env.SSR) await moveTo(team, slug, teamPath);
  },
  head: ({ match: { context, status }, params: { slug } }) => {
    if (status === 'notFound') return missingHead('team', context.publicUrl);
    const { api, queryClient } = context;
    const team = queryClient.getQueryData(api.results.findTeam.queryKey({ input: { slug } }));
    return teamHead(team, context.publicUrl);
  },
}).lazy(() => import('../../pages/team.tsx').then((page) => page.Route));

/** The season is left out for the latest one. */
function parseLeagueAddress({ season }: Readonly<Record<string, unknown>>): { season?: string } {
  return typeof season === 'string' && /^\d{4}\/\d{2}$/.test(season) ? { season } : {};
}

const leagueRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/leagues/$slug',
  staticData: { closedWith: 'news', topics: () => TOPICS },
  validateSearch: parseLeagueAddress,
  loaderDeps: ({ search }) => parseLeagueAddress({ ...search }),
  loader: async ({ context, params: { slug }, deps }) => {
    const { api, queryClient } = context;
    const input = { slug, ...deps };
    const league = queryClient.ensureQueryData(api.results.findLeague.queryOptions({ input }));
    const matches = async () => {
      const { slug: current, season } = await league;
      const search = { league: current, ...(season && { season }) };
      await Promise.all(
        (['coming', 'played'] as const).map((part) =>
          queryClient.prefetchQuery(api.results.list.queryOptions({ input: { ...search, part } })),
        ),
      );
    };
    await loadGated(context, matches());
    if (import.meta.env.SSR) await moveTo(league, slug, leaguePath);
  },
  head: ({ match: { context, status, search }, params: { slug } }) => {
    if (status === 'notFound') return missingHead('league', context.publicUrl);
    const { api, queryClient } = context;
    const input = { slug, ...parseLeagueAddress({ ...search }) };
    const league = queryClient.getQueryData(api.results.findLeague.queryKey({ input }));
    return leagueHead(league, context.publicUrl);
  },
}).lazy(() => import('../../pages/league.tsx').then((page) => page.Route));

export const routes = [resultsRoute, matchRoute, teamRoute, leagueRoute] as const;

/** Redirects the address of a team or league that was merged into another one to that other one. */
async function moveTo(
  record: Promise<{ slug: string }>,
  slug: string,
  pathOf: (slug: string) => string,
): Promise<void> {
  const current = await record.then(
    (found) => found.slug,
    () => slug,
  );
  if (current !== slug) throw redirect({ href: pathOf(current) });
}

/** Loads the data of a page that is closed together with the news section. On the server, an unknown record is "not found". */
async function loadGated(context: RouterContext, data: Promise<unknown>): Promise<void> {
  const page = loadPageSetting(context, 'news');
  if (!import.meta.env.SSR) return waitBriefly(Promise.all([page, data]));
  const rendered = data.catch((error: unknown) => {
    // `PageGate` shows that the section is closed.
    if (isRefusal(error, 'PAGE_DISABLED')) return;
    throw isMissing(error) ? notFound() : error;
  });
  await Promise.all([page, rendered]);
}
