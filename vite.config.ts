// How the client is built: the browser's bundle with its manifest, and the bundle that makes pages on the server.
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
 * The browser needs of the contract only methods and addresses; its schemas, and the library that reads them, weigh more
 * than the whole marketplace page. Types are untouched, since they never come from here.
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

/** Compresses once, as tightly as can be, what would otherwise be compressed for every visitor or not at all. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(dir, name);
          await writeFile(`${file}.br`, await brotli(await readFile(file)));
        }),
      );
    },
  };
}

/** The pages most visits begin with, the busiest first. */
const busiestPages = ['marketplace', 'ad', 'home'];

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Every module a page cannot be shown without: what it imports, and what that imports. */
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
 * Left to itself the bundler gives each small part that two pages share a file of its own, some twenty for a first visit.
 * What every page starts with becomes one file, and what each of the busiest pages shares with those after it another: the
 * marketplace never fetches what it does not show.
 */
function makeChunks() {
  const parts = busiestPages.map((page, rank) => {
    let needed: Set<string> | undefined;
    const name = (id: string, graph: ModuleGraph) => {
      // What a package offers is imported together and needed in part; but every page declares a route, and icons are files of their own.
      if (/\/node_modules\/(?!lucide-react|.*\/fileRoute)/.test(id)) return null;
      needed ??= neededBy(path.resolve(`client/pages/${page}.tsx`), graph);
      return needed.has(id) ? `${page}-parts` : null;
    };
    return { name, debugName: `${page}-parts`, minShareCount: 2, priority: busiestPages.length - rank };
  });
  return [
    { name: 'start', tags: ['$initial' as const], priority: busiestPages.length + 1 },
    ...parts,
    makeAccountsChunk(),
    makeOfficeChunk(),
  ];
}

/**
 * What the dialog for signing in shares with other pages of one's account: a dozen files of a few hundred bytes, whose names
 * all visitors would fetch. What those need in turn stays where it is, or every menu would fetch all this; and so does what
 * the back office needs of it, which is little.
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

/** What two pages of the back office share, beyond what comes with its routes, and nothing outside it needs. */
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

const officeRoutes = 'client/app/admin-routes.tsx';
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
  // The server's bundle carries its libraries with it: fewer files to find at start, and React's production build.
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
            // Names stand in what every visitor fetches; seven letters of hash are the fewest the bundler takes for so many files.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  appType: 'custom',
}));
