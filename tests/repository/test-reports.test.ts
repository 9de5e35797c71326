import { expect, test } from 'vitest';
import { countTests } from '../../scripts/test-reports.ts';

const run = (status: string, ...durations: number[]) => ({
  projectName: 'phone',
  status,
  results: durations.map((duration) => ({ duration })),
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
    files: [{ file: '/shop/tests/browser/cart.test.ts', seconds: 9 }],
  });
});
