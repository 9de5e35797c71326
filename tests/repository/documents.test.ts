import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: ROOT });
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('every link from one document to another file leads there', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => ({
      document,
      target,
    })),
  );
  expect(links.length).toBeGreaterThan(20);
  const dead = links.filter(
    ({ document, target }) => !existsSync(path.join(ROOT, path.dirname(document), target)),
  );
  expect(dead).toEqual([]);
});

/** These name files by their whole path. */
test.each([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/requirements.md',
  'docs/testing.md',
])('every file that %s names exists', (document) => {
  const paths = [...read(document).matchAll(/`((?:src|tests|scripts|sandbox|db|docs|\.github)\/[^`\s]*)`/g)]
    .map(([, file = '']) => file)
    // a pattern for a name, not a name
    .filter((file) => !/[<*]|NNNN/.test(file));
  expect(paths.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('CONTRIBUTING.md can be read in one go', () => {
  expect(read('CONTRIBUTING.md').split('\n').length).toBeLessThan(150);
});
