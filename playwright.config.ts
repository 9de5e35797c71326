import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { isDrawn, processPerSite } from './tests/browser/launch-options.ts';

// workers inherit the choice from the process that made it
process.env.TEST_PORT ??= String(10_000 + Math.floor(Math.random() * 20_000));
const baseURL = `http://127.0.0.1:${process.env.TEST_PORT}`;

const CHANGES = '**/*.changes.test.ts';
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 };

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/support/browser-database.ts',
  outputDir: 'artefacts/browser',
  // long timeouts for two busy cores: no test measures them
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // process and fault tests run beside them: more would wait for each other
  workers: availableParallelism(),
  forbidOnly: true,
  // decision 0078: a test that passes only on its second try is listed at the end of `npm test`
  retries: 1,
  // the built pages that tests render themselves need no Babel
  build: { external: ['**/build/**'] },
  reporter: [['line'], ['json', { outputFile: '.cache/browser.json' }]],
  use: {
    baseURL,
    launchOptions: processPerSite,
    screenshot: isDrawn ? 'only-on-failure' : 'off',
    // recording costs time, so only the second try is recorded
    trace: 'on-first-retry',
    locale: 'en-IN',
    // a stored page or script would hide what the server sends; tests about the worker open contexts of their own
    serviceWorkers: 'block',
    // slides and films cost CPU time at every frame; tests of motion switch it on
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: ['**/*.phone.test.ts', CHANGES], use: desktop },
    { name: 'phone', testIgnore: ['**/*.desktop.test.ts', CHANGES], use: phone },
    // what changes the catalogue waits for those who count it; alone: --no-deps
    {
      name: 'desktop-changes',
      testMatch: CHANGES,
      testIgnore: '**/*.phone.changes.test.ts',
      use: desktop,
      dependencies: ['desktop', 'phone'],
    },
    {
      name: 'phone-changes',
      testMatch: CHANGES,
      testIgnore: '**/*.desktop.changes.test.ts',
      use: phone,
      dependencies: ['desktop', 'phone'],
    },
  ],
  webServer: {
    command: 'node tests/support/browser-shop.ts',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
  },
});
