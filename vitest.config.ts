// The test projects: pure rules and components in parallel, server tests against one real PostgreSQL, journeys in a browser.
import { defineConfig } from 'vitest/config';

/** Pure functions are called with thousands of generated values, and components load scripts: slow on a busy machine. */
const PATIENT_MS = 60_000;
/** These change modules that other files use: the browser's history, the tree of all routes. They share modules with no file. */
const changesModules = ['client/core/close-on-back.test.tsx', 'client/app/routes/add-section.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default'],
    // The default leaves a processor free, but server tests wait for the database half of the time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'shared',
          include: ['shared/**/*.test.ts'],
          // Pure functions without state: one worker runs many files.
          isolate: false,
          testTimeout: PATIENT_MS,
        },
      },
      {
        test: {
          name: 'client',
          include: ['client/**/*.test.ts'],
          exclude: changesModules,
          // Loading the modules again for each file took longer than the tests, which pass in any order.
          isolate: false,
          // The only stylesheet that a test reads, to check its contrasts; all others are loaded as empty.
          css: { include: [/app\/styles\.css/] },
          unstubGlobals: true,
          testTimeout: PATIENT_MS,
        },
      },
      {
        test: {
          name: 'components',
          include: ['client/{core,features,ui}/**/*.test.tsx'],
          exclude: changesModules,
          environment: 'happy-dom',
          // Loading React and the document again for each file took two thirds of the time.
          isolate: false,
          setupFiles: ['client/testing/setup.ts'],
          unstubGlobals: true,
          testTimeout: PATIENT_MS,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['client/{app,pages}/**/*.test.tsx', ...changesModules],
          environment: 'happy-dom',
          // Isolated, since each test renders the whole document and loads scripts of the site as a first visit does.
          setupFiles: ['client/testing/setup.ts'],
          testTimeout: PATIENT_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'starter/**/*.test.js'],
          // No module has state that outlives a test, and loading the server again costs each file a second.
          isolate: false,
          globalSetup: ['server/testing/cluster.ts'],
          // Generous: a test may be slow on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000, interval: 20 } },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['server/testing/cluster.ts'],
          // One worker runs many files, and starts one browser for them.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As long as the browser’s own waits: uploads wait for a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
