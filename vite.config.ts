// Builds the client: the browser's bundle with its manifest, and the bundle that renders pages on the server.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { minifyContractRouter } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sonnerStylesheet } from './client/ui/feedback/sonner-stylesheet.ts';
import { contract } from './shared/contract.ts';

const brotli = promisify(brotliCompress);

/**
 * The browser needs only methods and paths of the contract; its schemas and zod weigh more than the whole marketplace
 * page. Types are not affected, because they are imported elsewhere.
 */
function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      if (!id.endsWith('/shared/contract.ts')) return null;
      return `export const contract = ${JSON.stringify(minifyContractRouter(contract))};`;
    },
  };
}

/** Compresses files once at build time, at the highest level, instead of for every response or not at all. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(dir, name);
          await writeFile(`${file}.br`, await brotli(await readFile(file)));
        }),
      );
    },
  };
}

/** The pages that most visits begin with. */
const firstPages = ['home', 'marketplace', 'ad', 'forum', 'forum-post'] as const;
type FirstPage = (typeof firstPages)[number];

/**
 * Comments of a thread, which matches show too. Without a file of their own, the bundler puts them in a file with menus that
 * other pages load.
 */
const DISCUSSION = /\/features\/forum\/(thread|writing)\//;

/** Files for modules that the first pages share. Each names the pages that must need a module; the first file that fits gets it. */
const sharedParts: ReadonlyArray<
  [name: string, isFor: (page: (name: FirstPage) => boolean, id: string) => boolean]
> = [
  ['common-parts', (page) => (page('home') || page('marketplace')) && (page('forum') || page('forum-post'))],
  ['card-parts', (page) => Number(page('home')) + Number(page('marketplace')) + Number(page('ad')) > 1],
  ['reading-parts', (page) => page('ad') && (page('forum') || page('forum-post'))],
  ['forum-parts', (page) => page('forum') && page('forum-post')],
  ['discussion', (page, id) => page('forum-post') && DISCUSSION.test(id)],
  ['marketplace-parts', (page) => page('marketplace')],
  ['ad-parts', (page) => page('ad')],
  ['home-parts', (page) => page('home')],
  ['thread-parts', (page) => page('forum-post')],
];

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All modules a page imports, directly or indirectly. */
function neededBy(page: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(page);
  return found;
}

/**
 * By default the bundler creates a file for every small module that two pages share, some twenty for a first visit. Here, the
 * modules that all pages need become one file, and what the first pages share with each other and with later ones becomes a file
 * for those that need it: a page loads hardly any code that it does not use.
 */
function makeChunks() {
  let needs: ReadonlyMap<FirstPage, Set<string>> | undefined;
  const partsOf = (id: string, graph: ModuleGraph): string | undefined => {
    // Packages are left to the bundler, because their modules are imported together but only partly needed. Not so icons, and the
    // module for file routes, which every page imports.
    if (/\/node_modules\/(?!lucide-react|.*\/fileRoute)/.test(id)) return undefined;
    const needed = (needs ??= new Map(
      firstPages.map((page) => [page, neededBy(path.resolve(`client/pages/${page}.tsx`), graph)]),
    ));
    return sharedParts.find(([, isFor]) => isFor((page) => needed.get(page)?.has(id) ?? false, id))?.[0];
  };
  const parts = sharedParts.map(([part], rank) => ({
    name: (id: string, graph: ModuleGraph) => (partsOf(id, graph) === part ? part : null),
    debugName: part,
    minShareCount: 2,
    priority: sharedParts.length - rank,
    // Without dependencies: the menus of a thread are those of other pages too.
    includeDependenciesRecursively: part !== 'discussion',
  }));
  return [
    { name: 'start', tags: ['$initial' as const], priority: parts.length + 2 },
    // Ads, threads and dialogs use mutations. Without a file of their own, the bundler would put them in the file of one of
    // these.
    { name: 'mutations', test: /\/(query-core|react-query)\/.*[mM]utation/, priority: parts.length + 1 },
    ...parts,
    makeLiveChunk(),
    makeAccountsChunk(),
    makeOfficeChunk(),
  ];
}

/**
 * One file for the live connection of visitors, which every page loads once it is idle. What else needs its modules is for
 * signed-in users, who have a live connection too.
 */
function makeLiveChunk() {
  let needed: Set<string> | undefined;
  const name = (id: string, graph: ModuleGraph) => {
    if (/\/node_modules\/(?!eventsource-parser)/.test(id)) return null;
    needed ??= neededByAll(['client/pages/layout/visitor-updates.tsx'], graph);
    return needed.has(id) ? 'live' : null;
  };
  return { name, debugName: 'live', priority: 1, includeDependenciesRecursively: false };
}

/**
 * One file for modules that the sign-in dialog shares with the account pages. By default they are a dozen files of a few hundred
 * bytes, whose names every visitor would load. Their dependencies stay in other files, or every menu would load this file; so do
 * the few modules that the admin pages need.
 */
function makeAccountsChunk() {
  let needed: Set<string> | undefined;
  const name = (id: string, graph: ModuleGraph) => {
    if (!id.includes('/features/accounts/')) return null;
    needed ??= neededByAll(['client/features/accounts/sign-in/sign-in-dialog.tsx'], graph).difference(
      neededByAll(officePages, graph),
    );
    return needed.has(id) ? 'accounts' : null;
  };
  return {
    name,
    debugName: 'accounts',
    minShareCount: 2,
    priority: 0,
    includeDependenciesRecursively: false,
  };
}

/** One file for modules that at least two admin pages need, but neither their routes nor any other page. */
function makeOfficeChunk() {
  let needed: Set<string> | undefined;
  const name = (id: string, graph: ModuleGraph) => {
    if (/\/node_modules\/(?!lucide-react)/.test(id)) return null;
    needed ??= neededByTwo(officePages, graph).difference(neededByAll([officeRoutes, ...outside], graph));
    return needed.has(id) ? 'office-parts' : null;
  };
  return {
    name,
    debugName: 'office-parts',
    minShareCount: 2,
    priority: 0,
    includeDependenciesRecursively: false,
  };
}

const officeRoutes = 'client/app/routes/admin-routes.tsx';
const pages = globSync('client/pages/**/*.tsx').filter((file) => !file.includes('.test.'));
const officePages = pages.filter((file) => file.startsWith(path.join('client', 'pages', 'admin')));
const outside = [...pages.filter((file) => !officePages.includes(file)), 'client/features/security/watch.ts'];

function neededByAll(files: string[], graph: ModuleGraph): Set<string> {
  return new Set(files.flatMap((file) => [...neededBy(path.resolve(file), graph)]));
}

function neededByTwo(files: string[], graph: ModuleGraph): Set<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const id of files.flatMap((file) => [...neededBy(path.resolve(file), graph)])) {
    if (once.has(id)) twice.add(id);
    once.add(id);
  }
  return twice;
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [slimContract(), sonnerStylesheet(), react(), tailwindcss(), compressFiles()],
  publicDir: isSsrBuild ? false : 'client/public',
  // Bundles the server's libraries: fewer files to find at start, and React's production build.
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node24', minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'client/app/entry-client.tsx',
          output: {
            codeSplitting: { groups: makeChunks() },
            // Every visitor loads these names; seven characters of hash are the fewest the bundler accepts for so many files.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  appType: 'custom',
}));
