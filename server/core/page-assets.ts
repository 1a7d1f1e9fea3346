// Which built files each page needs, read from the build's manifest.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '#shared/rendering.ts';

const ENTRY = 'client/app/entry-client.tsx';

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** Where the build lies, from the root of the project. */
export const CLIENT_BUILD = path.resolve('dist/client');
export const SERVER_BUNDLE = path.resolve('dist/server/entry-server.js');

/**
 * Reads the manifest and finds, for each page, the modules it needs beyond the entry, so that they are fetched side by
 * side with it rather than after it.
 *
 * @param sourcesOf route id → the source files of its page
 * @throws Error when a page is not in the manifest: the list and the build have drifted apart
 */
export function readPageAssets(
  sourcesOf: Record<string, string | string[]>,
  folder = CLIENT_BUILD,
): PageAssets {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = chunkOf(manifest, ENTRY);
  const entryFiles = new Set(filesOf(manifest, [ENTRY]));
  const preloads: Record<string, string[]> = { __root__: [...entryFiles].slice(1).map(addressOf) };
  for (const [route, sources] of Object.entries(sourcesOf)) {
    preloads[route] = filesOf(manifest, [sources].flat())
      .filter((file) => !entryFiles.has(file))
      .map(addressOf);
  }
  return {
    entry: addressOf(entry.file),
    styles: (entry.css ?? []).map(addressOf),
    preloads,
  };
}

/** Each chunk's own file first, then everything it imports. */
function filesOf(manifest: Manifest, names: string[]): string[] {
  const seen = new Map<string, string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = chunkOf(manifest, key);
    seen.set(key, chunk.file);
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
