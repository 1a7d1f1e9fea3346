// The site as people see it: built files, and pages that are dropped from the cache when what they show has changed.
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#shared/contract.ts';
import { parseAdAddress } from '#shared/features/ads/list/address.ts';
import { paths, personPath } from '#shared/paths.ts';
import type { PageBundle } from '#shared/rendering.ts';
import { hasSessionCookie } from './core/auth.ts';
import type { Notice } from './core/bus/bus.ts';
import { WORKER_POLICY } from './core/http/content-security-policy.ts';
import { CLIENT_BUILD, readPageAssets, SERVER_BUNDLE } from './core/page-assets.ts';
import { PageCache } from './core/page-cache.ts';
import { type PageHost, registerPages } from './core/pages.ts';
import type { Services } from './core/http/request.ts';

export interface KeptPages extends Pick<PageHost, 'cache' | 'isPersonal' | 'isCurrent' | 'cacheAddress'> {
  /** Gives out no more of them: the server is about to close. */
  close(): void;
}

export interface SiteParts {
  kept: KeptPages;
  securityHeaders: PageHost['securityHeaders'];
  apiFor(request: FastifyRequest, reply: FastifyReply): Promise<Api>;
  /** Serves the client's sources through the bundler; otherwise the build is served. */
  serveSources?: (app: FastifyInstance) => Promise<PageHost['load']>;
}

/** The pages kept for visitors, dropped as soon as what they show has changed. */
export function keepPages({ auth, bus }: Pick<Services, 'auth' | 'bus'>): KeptPages {
  const cache = new PageCache();
  let isOpen = true;
  const stop = bus.subscribe((notice) => dropPages(cache, notice));
  return {
    cache,
    isPersonal: (cookies) => hasSessionCookie(auth, cookies),
    isCurrent: () => isOpen && bus.isConnected(),
    cacheAddress,
    close() {
      isOpen = false;
      stop();
    },
  };
}

export async function registerSite(
  app: FastifyInstance,
  { settings }: Pick<Services, 'settings'>,
  { kept, securityHeaders, serveSources, apiFor }: SiteParts,
): Promise<void> {
  registerPages(app, {
    ...kept,
    securityHeaders,
    publicUrl: settings.publicUrl,
    load: await (serveSources ?? serveBuild)(app),
    isDevelopment: serveSources !== undefined,
    apiFor,
  });
}

const forChanges = ['etag', 'last-modified', 'accept-ranges'];

/** The build is read once; a new build takes a new start. */
async function serveBuild(app: FastifyInstance): Promise<PageHost['load']> {
  await app.register(fastifyStatic, {
    root: CLIENT_BUILD,
    wildcard: false,
    index: false,
    globIgnore: ['.vite/**'],
    setHeaders: (reply, file) => {
      // Names under assets/ carry a hash of their content; the rest keep their names when they change.
      const isForEver = file.includes('/assets/');
      const lifetime = isForEver ? 'max-age=31536000, immutable' : 'max-age=3600';
      // Nobody asks whether it has changed: a hundred bytes of each answer.
      if (isForEver) for (const name of forChanges) reply.removeHeader(name);
      const isWorker = file.endsWith('/sw.js');
      // A worker lives by what its own file says: this one calls nobody but us, and is asked for anew each time.
      if (isWorker) reply.header('content-security-policy', WORKER_POLICY);
      reply.header('cache-control', isWorker ? 'no-cache' : `public, ${lifetime}`);
    },
    preCompressed: true,
  });
  const bundle = (await import(pathToFileURL(SERVER_BUNDLE).href)) as PageBundle;
  const ready = { renderer: bundle, assets: readPageAssets(bundle.pageSources) };
  return async () => ready;
}

function dropPages(cache: PageCache, notice: Notice | null): void {
  if (notice) cache.drop(notice.topic);
  else cache.dropAll();
}

/** Only what a page understands tells two of its addresses apart; most have no parameters at all. */
function cacheAddress(url: string): string {
  const question = url.indexOf('?');
  if (question < 0) return url;
  const path = url.slice(0, question);

  if (path.startsWith(personPath(''))) return personAddress(path, url.slice(question));
  if (path !== paths.marketplace) {
    // Another spelling of it would be one page for all that is searched for.
    return path.toLowerCase().startsWith(paths.marketplace) ? url : path;
  }
  const address = parseAdAddress(Object.fromEntries(new URLSearchParams(url.slice(question))));
  return `${path}?${new URLSearchParams(address as Record<string, string>)}`;
}

function personAddress(path: string, query: string): string {
  // Of two the last one counts, as for the page.
  const { after } = Object.fromEntries(new URLSearchParams(query));
  return after === undefined ? path : `${path}?${new URLSearchParams({ after })}`;
}
