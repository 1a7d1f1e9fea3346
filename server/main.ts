// Starts the site. Small, so that the compile cache is enabled before anything else is loaded.
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/compile'));

const { serve } = await import('./serve.ts');
await serve({
  env: process.env,
  isDevelopment: process.argv.includes('--dev'),
  hasStarter: process.argv.includes('--starter'),
});
// By default Node.js writes the cache when the process ends: sites that start before that, as in tests, would compile everything
// again.
flushCompileCache();
