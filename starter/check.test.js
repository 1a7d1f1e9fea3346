// The import rules reject forbidden imports, also through the alias #shared.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root, tool } from './paths.js';

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-imports-'));
  await write('package.json', JSON.stringify({ type: 'module', imports: { '#shared/*': './shared/*' } }));
  await write('shared/features/ads/price.ts', 'export const price = 1;\n');
  await write('server/app.ts', 'export const app = 1;\n');
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * @param {string} file
 * @param {string} content
 */
async function write(file, content) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

/** @returns {{ status: number | null, stdout: string }} */
function checkImports() {
  const config = path.join(root, '.dependency-cruiser.cjs');
  const args = [tool('depcruise'), '--config', config, '--output-type', 'err', 'client', 'server', 'shared'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

test.each([
  ['no-features-in-ui', 'client/ui/card.ts', '#shared/features/ads/price.ts'],
  ['not-to-unresolvable', 'client/core/router.ts', '#shared/../server/app.ts'],
  ['not-to-unresolvable', 'client/core/api.ts', '#shared/features/ads/missing.ts'],
])('rejects by %s an import through #shared', async (rule, file, imported) => {
  await write(file, `import '${imported}';\n`);
  const { status, stdout } = checkImports();
  expect(status).not.toBe(0);
  expect(stdout).toContain(`${rule}: ${file}`);
});

test('accepts an import of shared through #shared', async () => {
  await write('client/features/ads/card.ts', "import '#shared/features/ads/price.ts';\n");
  expect(checkImports().stdout).not.toContain('client/features/ads/card.ts →');
});
