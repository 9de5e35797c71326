import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `npm test` runs nothing beside these: two load all cores themselves, the others compare times. */
const MEASURING = [
  'tests/hostile/overload.test.ts',
  'tests/hostile/fairness.test.ts',
  'tests/hostile/timing.test.ts',
];
/** What must happen within a second. These mostly wait, and disturb nobody but the measuring ones. */
const PROMPT = [
  'tests/api/session-cache.test.ts',
  'tests/hostile/slow-clients.test.ts',
  'tests/process/replicas.test.ts',
];
const ALONE = [...MEASURING, ...PROMPT];
/** Of tests with random inputs. */
const FIXED_SEED = 'tests/support/fixed-seed.ts';
/** Two busy cores: patience is no check. */
const PATIENCE = { poll: { timeout: 10_000 } };
/** `npm test` lists what needed it (decision 0169). Not for hostile and fault tests: a race that is lost now and then is what they look for. */
const SECOND_TRY = { retry: 1 };
/**
 * Projects with another number of workers, or that need the machine for themselves, run after the first. Each is a group of its
 * own: then Vitest runs all its files in one process, which loads the server's code once, unless it isolates them.
 */
const AFTERWARDS = {
  process: { groupOrder: 1 },
  hostile: { groupOrder: 2 },
  faults: { groupOrder: 3 },
  prompt: { groupOrder: 4 },
  overload: { groupOrder: 5 },
};

export default defineConfig({
  test: {
    // one more than cores, because they often wait for the database; `npm test` has other tests beside them for that
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          ...SECOND_TRY,
          include: ['src/**/*.test.ts', 'tests/repository/**/*.test.ts'],
          isolate: false,
          setupFiles: FIXED_SEED,
        },
      },
      {
        test: {
          name: 'sandbox',
          ...SECOND_TRY,
          include: ['tests/sandbox/**/*.test.ts'],
          isolate: false,
          expect: PATIENCE,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'api',
          ...SECOND_TRY,
          // every file opens a shop of its own and closes it; reading the server's code anew for each took longer than the tests
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          exclude: ALONE,
          setupFiles: FIXED_SEED,
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
          ...SECOND_TRY,
          isolate: false,
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
          ...SECOND_TRY,
          // as the API tests: a test file opens and closes what it needs
          isolate: false,
          sequence: AFTERWARDS.process,
          include: ['tests/process/**/*.test.ts'],
          exclude: ALONE,
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
          isolate: false,
          sequence: AFTERWARDS.hostile,
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
          name: 'prompt',
          sequence: AFTERWARDS.prompt,
          include: PROMPT,
          expect: PATIENCE,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'overload',
          sequence: AFTERWARDS.overload,
          include: MEASURING,
          expect: PATIENCE,
          fileParallelism: false,
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          isolate: false,
          sequence: AFTERWARDS.faults,
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
