import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `npm test` runs nothing beside these: one loads all cores itself, the others compare times. */
const ALONE = [
  'tests/hostile/overload.test.ts',
  'tests/hostile/timing.test.ts',
  // what must be heard within a second
  'tests/api/session-cache.test.ts',
];
/** Two busy cores: patience is no check. */
const PATIENCE = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    // one more than cores: they often wait for the database
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/repository/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'sandbox',
          include: ['tests/sandbox/**/*.test.ts'],
          isolate: false,
          expect: PATIENCE,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          // every file opens a shop of its own and closes it; reading the server's code anew for each took longer than the tests
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          exclude: ALONE,
          expect: PATIENCE,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          // npm run test:extension -- extensions/<name>
          name: 'extension',
          include: ['tests/extension/**/*.test.ts'],
          expect: PATIENCE,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          expect: PATIENCE,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // each starts whole shops; side by side they only wait for each other
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'hostile',
          include: ['tests/hostile/**/*.test.ts'],
          exclude: ALONE,
          expect: PATIENCE,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // memory is measured: side by side they would measure each other
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'overload',
          include: ALONE,
          fileParallelism: false,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          expect: PATIENCE,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
