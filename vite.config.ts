// How the client is built: the browser's bundle with its manifest, and the bundle that makes pages on the server.
import { minifyContractRouter } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sonnerStylesheet } from './client/ui/sonner-stylesheet.ts';
import { contract } from './shared/contract.ts';

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

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [slimContract(), sonnerStylesheet(), react(), tailwindcss()],
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
        rolldownOptions: { input: 'client/app/entry-client.tsx' },
      },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  appType: 'custom',
}));
