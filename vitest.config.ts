// The test projects: pure rules and components in parallel, server tests against one real PostgreSQL, journeys in a browser.
import { defineConfig } from 'vitest/config';

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
        },
      },
      {
        test: {
          name: 'client',
          include: ['client/**/*.test.ts'],
          // The only stylesheet that a test reads, to check its contrasts; all others are loaded as empty.
          css: { include: [/app\/styles\.css/] },
        },
      },
      {
        test: {
          name: 'components',
          include: ['client/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'starter/**/*.test.js'],
          globalSetup: ['server/testing/cluster.ts'],
          // Generous: a test may be slow on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['server/testing/cluster.ts', 'e2e/support/browser.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Generous: a journey may be slow on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          // Each spends half its time waiting for the browser; more than two would slow each other down.
          maxWorkers: 2,
        },
      },
    ],
  },
});
