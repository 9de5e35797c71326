import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { extensionFiles } from '../../scripts/extension-files.ts';
import { extensionErrors } from '../../src/extension/check-extensions.ts';
import { EXTENSION_API_VERSION } from '../../src/extension/extension.ts';
import previous from '../extensions/v1/examples.config.ts';

const ROOT = path.join(import.meta.dirname, '../..');

test('the examples of version 1 are still right', () => {
  expect(previous.extensions).toHaveLength(6);
  expect(extensionErrors(previous.extensions)).toEqual([]);
});

test.each(['pages', 'server'] as const)(
  'the examples of version 1 can be bundled for the %s',
  async (side) => {
    const bundle = await rolldown({
      input: path.join(ROOT, 'tests/extensions/v1/examples.config.ts'),
      plugins: [extensionFiles(side)],
      external: [/^react/, /^node:/],
      onwarn: ({ code, message }) => {
        // a small extension may have settings and server code in one file
        if (code !== 'INEFFECTIVE_DYNAMIC_IMPORT') expect.fail(message);
      },
    });
    const { output } = await bundle.generate();
    await bundle.close();
    const hasComponent = output.some(
      (chunk) => chunk.type === 'chunk' && chunk.code.includes('section__head"'),
    );
    expect(hasComponent).toBe(side === 'pages');
  },
);

test('while the version is 1, the copies are the examples', () => {
  expect(EXTENSION_API_VERSION).toBe(1);
  const copies = globSync('tests/extensions/v1/*/*', { cwd: ROOT });
  expect(copies.length).toBeGreaterThanOrEqual(10);
  for (const copy of copies) {
    const code = readFileSync(path.join(ROOT, copy), 'utf8').replaceAll('../../../../src/', '../../src/');
    const example = copy.replace('tests/extensions/v1/', 'extensions/');
    expect(code, copy).toBe(readFileSync(path.join(ROOT, example), 'utf8'));
  }
});

test.each([
  'bank-transfer',
  'flat-rate-courier',
  'press-calendar',
  'harvest-year',
  'erp-orders',
  'festival-theme',
])('the example %s has at most 60 lines', (name) => {
  const files = globSync(`extensions/${name}/*`, { cwd: ROOT });
  const lines = files.flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n'));
  expect(files.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(60);
});
