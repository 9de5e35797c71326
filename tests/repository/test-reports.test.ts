import { expect, test } from 'vitest';
import { countTests } from '../../scripts/test-reports.ts';

const run = (status: string, ...durations: number[]) => ({
  projectName: 'phone',
  status,
  results: durations.map((duration) => ({
    duration,
    ...(status === 'unexpected' && { error: { message: '\u001b[31mError: no line\u001b[0m\nCall log' } }),
  })),
});

test('a browser test that passes on its second try is counted as passed and listed', () => {
  const report = countTests({
    config: { rootDir: '/shop/tests/browser' },
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        file: 'cart.test.ts',
        specs: [{ title: 'a visitor has an empty cart', tests: [run('expected', 1000)] }],
        suites: [
          {
            file: 'cart.test.ts',
            specs: [
              { title: 'a line is removed', tests: [run('flaky', 3000, 1000)] },
              { title: 'a line is added', tests: [run('unexpected', 2000, 2000)] },
            ],
          },
        ],
      },
    ],
  });
  expect(report).toEqual({
    passed: 2,
    failed: 1,
    flaky: ['[phone] cart.test.ts: a line is removed'],
    failures: ['[phone] cart.test.ts: a line is added\n      Error: no line'],
    files: [{ file: '/shop/tests/browser/cart.test.ts', seconds: 9 }],
  });
});

test('a failed test is named with the first line of its error, and so is a file that cannot be read', () => {
  const file = { startTime: 0, endTime: 2000, message: '' };
  const report = countTests({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        ...file,
        name: 'cart.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a line is added', status: 'passed' },
          {
            fullName: 'a line is removed',
            status: 'failed',
            failureMessages: ['Error: still there\n    at x'],
          },
        ],
      },
      { ...file, name: 'order.test.ts', status: 'failed', message: 'no such module\n', assertionResults: [] },
    ],
  });
  expect(report.failures).toEqual([
    'cart.test.ts: a line is removed\n      Error: still there',
    'order.test.ts: no such module',
  ]);
});

test('a test that passes on its second try is counted as passed and listed with the error of the first', () => {
  const result = { status: 'passed', failureMessages: [] as string[] };
  const report = countTests({
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [
      {
        name: 'cart.test.ts',
        startTime: 0,
        endTime: 1000,
        status: 'passed',
        message: '',
        assertionResults: [
          { ...result, fullName: 'a line is added' },
          { ...result, fullName: 'a line is removed', failureMessages: ['Error: still there\n at cart.ts'] },
        ],
      },
    ],
  });
  expect(report).toMatchObject({
    passed: 2,
    failed: 0,
    flaky: ['cart.test.ts: a line is removed\n      Error: still there'],
    failures: [],
  });
});
