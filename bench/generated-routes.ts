// Thirty more routes in six sections, as a plugin that adds them to the client during the build.
import path from 'node:path';
import type { Plugin } from 'vite';

const SECTIONS = 6;
const ROUTES_PER_SECTION = 5;
const LAZY_ROUTES = path.resolve('client/app/routes/lazy-routes.ts');
const MODULE = /^generated:(routes|page)-(\d+)(?:-(\d+))?$/;

export const GENERATED_ROUTES = SECTIONS * ROUTES_PER_SECTION;

/** Each section is one line in lazy-routes.ts, and each route has search parameters, data, a head and a page. */
export function generateRoutes(): Plugin {
  return {
    name: 'generate-routes',
    enforce: 'pre',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}.tsx` : null),
    load(id) {
      const [, kind, section, route] = MODULE.exec(id.replace(/^\0|\.tsx$/g, '')) ?? [];
      if (kind === 'routes') return routesOf(Number(section));
      return kind === 'page' ? pageOf(Number(section), Number(route)) : null;
    },
    transform(code, id) {
      if (id !== LAZY_ROUTES) return null;
      const lines = numbers(SECTIONS).map(
        (section) => `'generated-section-${section}': () => import('generated:routes-${section}'),`,
      );
      const changed = code.replace(/(const sections[^{]*\{)/, `$1\n${lines.join('\n')}`);
      if (changed === code) throw new Error('lazy-routes.ts has no list of sections');
      return changed;
    },
  };
}

function routesOf(section: number): string {
  const routes = numbers(ROUTES_PER_SECTION).map(
    (route) => `createRoute({
      getParentRoute: () => rootRoute,
      path: '/generated-section-${section}/page-${route}/$id',
      staticData: { topics: ({ id }) => ['generated-${section}-${route}:' + id] },
      validateSearch: ({ after }) => (typeof after === 'string' ? { after } : {}),
      loaderDeps: ({ search: { after } }) => ({ after }),
      loader: ({ context: { api, queryClient }, params: { id }, deps: { after } }) =>
        queryClient.ensureQueryData(api.generated${section}.find${route}.queryOptions({ input: { id, after } })),
      head: ({ match: { context } }) =>
        pageHead({ title: 'Page ${route} of section ${section}', description: false, path: '/', publicUrl: context.publicUrl }),
    }).lazy(() => import('generated:page-${section}-${route}').then((page) => page.Route))`,
  );
  return `import { createRoute } from '@tanstack/react-router';
    import { pageHead } from '${path.resolve('client/core/page-head.ts')}';
    import { rootRoute } from '${path.resolve('client/app/routes/root-route.tsx')}';
    export const routes = [${routes.join(',\n')}];`;
}

function pageOf(section: number, route: number): string {
  return `import { createLazyRoute } from '@tanstack/react-router';
    import { Page } from '${path.resolve('client/ui/layout/page.tsx')}';
    export const Route = createLazyRoute('/generated-section-${section}/page-${route}/$id')({
      component: () => <Page>Page ${route} of section ${section}</Page>,
    });`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
