// The build of the client: the bundle that renders pages, the files each page needs, and serving those files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageAssets, PageBundle, PageRenderer } from '#shared/rendering.ts';
import { WORKER_POLICY } from '../http/content-security-policy.ts';

const ENTRY = 'client/app/entry-client.tsx';
export const CLIENT_BUILD = path.resolve('dist/client');
export const SERVER_BUNDLE = path.resolve('dist/server/entry-server.js');

/** The bundle that renders pages, and the files they need. */
export interface Rendering {
  renderer: PageRenderer;
  assets: PageAssets;
}

/** The client as the server uses it: the build, or in development its sources. */
export interface Client {
  isDevelopment: boolean;
  /** See `PageBundle`. */
  cacheKeyOf(url: string): string | undefined;
  /** Serves the client's files, and returns how each page is rendered. */
  serve(app: FastifyInstance): Promise<() => Promise<Rendering>>;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** Reads the build once; a new build takes a restart. */
export async function openClientBuild(): Promise<Client> {
  const bundle = (await import(pathToFileURL(SERVER_BUNDLE).href)) as PageBundle;
  const { cacheKeyOf, pageSources } = bundle;
  const rendering = { renderer: bundle, assets: readPageAssets(pageSources) };
  const files = listFiles();
  return {
    isDevelopment: false,
    cacheKeyOf,
    async serve(app) {
      await serveFiles(app, files);
      return async () => rendering;
    },
  };
}

const validators = ['etag', 'last-modified', 'accept-ranges'];

/** The files of the build by their paths in addresses, without their compressed copies. */
function listFiles(): string[] {
  return readdirSync(CLIENT_BUILD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) =>
      path.relative(CLIENT_BUILD, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => !file.startsWith('.vite'));
}

async function serveFiles(app: FastifyInstance, files: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: CLIENT_BUILD,
    serve: false,
    index: false,
    setHeaders: (reply, file) => {
      // Names under assets/ carry a hash of their content; other files keep their name when their content changes.
      const isImmutable = file.includes('/assets/');
      const lifetime = isImmutable ? 'max-age=31536000, immutable' : 'max-age=3600';
      // Browsers never revalidate immutable files; without these headers each response is a hundred bytes smaller.
      if (isImmutable) for (const name of validators) reply.removeHeader(name);
      const isWorker = file.endsWith('/sw.js');
      // A service worker obeys the policy sent with its own file: this one may call only this site. It is revalidated each time.
      if (isWorker) reply.header('content-security-policy', WORKER_POLICY);
      reply.header('cache-control', isWorker ? 'no-cache' : `public, ${lifetime}`);
    },
    preCompressed: true,
  });
  const [assets, others] = [new Set<string>(), new Set<string>()];
  for (const file of files) (file.startsWith('assets/') ? assets : others).add(file);
  for (const file of others) app.get(`/${file}`, (_request, reply) => reply.sendFile(file));
  // One route, because one for each of several hundred assets takes 60 ms of every start.
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) => {
    const file = `assets/${params.name}`;
    return assets.has(file) ? reply.sendFile(file) : reply.callNotFound();
  });
}

/**
 * Reads the manifest and finds, for each page, the modules it needs beyond the entry, so that they are loaded together with
 * it rather than after it.
 *
 * @param sourcesOf route id → the source files of its page
 * @throws Error when a page is not in the manifest: the list and the build do not match
 */
function readPageAssets(sourcesOf: Readonly<Record<string, string[]>>): PageAssets {
  const manifest = JSON.parse(
    readFileSync(path.join(CLIENT_BUILD, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = chunkOf(manifest, ENTRY);
  const entryFiles = new Set(filesOf(manifest, [ENTRY]));
  const preloads: Record<string, string[]> = { __root__: [...entryFiles].slice(1).map(addressOf) };
  const common = stylesOf(manifest, [ENTRY]);
  const styles: Record<string, string[]> = { __root__: common };
  for (const [route, sources] of Object.entries(sourcesOf)) {
    preloads[route] = filesOf(manifest, sources)
      .filter((file) => !entryFiles.has(file))
      .map(addressOf);
    // Linked in the page: styles loaded later by its script would change a page that the visitor already reads.
    styles[route] = stylesOf(manifest, sources).filter((file) => !common.includes(file));
  }
  return { entry: addressOf(entry.file), styles, preloads };
}

const filesOf = (manifest: Manifest, names: string[]): string[] =>
  chunksOf(manifest, names).map(({ file }) => file);

const stylesOf = (manifest: Manifest, names: string[]): string[] => [
  ...new Set(chunksOf(manifest, names).flatMap(({ css }) => (css ?? []).map(addressOf))),
];

/** Each chunk first, then everything it imports. */
function chunksOf(manifest: Manifest, names: string[]): ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = chunkOf(manifest, key);
    seen.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  names.forEach(visit);
  return [...seen.values()];
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  return chunk;
}

function addressOf(file: string): string {
  return `/${file}`;
}
