// Route of a user's public page: its data and its metadata for search engines.
import { createRoute, notFound } from '@tanstack/react-router';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { personPath } from '#shared/paths.ts';
import { isMissing } from '../../core/failure.ts';
import { pageHead } from '../../core/page-head.ts';
import { waitBriefly } from '../../core/wait.ts';
import { rootRoute } from './root-route.tsx';

const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/u/$id',
  staticData: { topics: ({ id }) => [`person:${id?.toLowerCase()}`, 'ads', 'page-settings'] },
  validateSearch: ({ after }: Record<string, unknown>): { after?: string } =>
    typeof after === 'string' ? { after } : {},
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { api, queryClient }, params: { id }, deps: { after } }) => {
    const ads = queryClient.prefetchQuery(
      api.ads.ofPerson.queryOptions({ input: { id, ...(after && { after }) } }),
    );
    const person = queryClient.ensureQueryData(api.profiles.find.queryOptions({ input: { id } }));
    const reviews = queryClient.prefetchQuery(api.deals.ofPerson.queryOptions({ input: { id } }));
    if (!import.meta.env.SSR) return waitBriefly(person);
    await Promise.all([person, ads, reviews]).catch((error: unknown) => {
      throw isMissing(error) ? notFound() : error;
    });
  },
  head: ({ match: { context, search }, params: { id } }) => {
    const state = context.queryClient.getQueryState(context.api.profiles.find.queryKey({ input: { id } }));
    const person = state?.data;
    // On a slow network the page opens before the person is loaded.
    const name = person?.name ?? (state?.status === 'error' ? profileTexts.notFound : 'Profil');
    return pageHead({
      title: name,
      // A link to a minor's page shows nothing of the minor.
      previewTitle: person?.isIndexed ? name : 'Profil',
      description:
        import.meta.env.SSR &&
        (person?.isIndexed ? `Annonser från ${name} på Baskettorget.` : 'En profil på Baskettorget.'),
      path: personPath(id),
      publicUrl: context.publicUrl,
      isUnlisted: !person?.isIndexed || search.after !== undefined,
    });
  },
}).lazy(() => import('../../pages/person.tsx').then((page) => page.Route));

export const routes = [personRoute] as const;
