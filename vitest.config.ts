// Which tests run where: pure rules and components fast and side by side, server tests against one real PostgreSQL.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'shared',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts', 'client/**/*.test.tsx'],
          testTimeout: 30_000,
          // The one sheet a test reads, to measure its colours; left out, it would come as an empty text.
          css: { include: [/app\/styles\.css/] },
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'starter/**/*.test.js'],
          globalSetup: ['server/testing/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // One less is usual: on two processors tests would come one after the other, and each waits for the database.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['server/testing/cluster.ts', 'e2e/browser.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine is slow, not wrong; a journey waits for what it expects to see.
          expect: { poll: { timeout: 20_000 } },
          // Each waits for its browser half of the time; more than two would wait for each other.
          maxWorkers: 2,
        },
      },
    ],
  },
});
