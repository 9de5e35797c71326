import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const DOCUMENT = 'docs/requirements.md';

/**
 * Ids at the beginning of a string: of a title, or of a column in a table of test cases that the title inserts. Numbers of
 * docs/security.md and %s may stand between them.
 */
const LEADING_IDS = /['"`]((?:(?:[A-Z]{1,2}-\d{2}|T\d+|\d+|to|%s)(?:[,:;]? |(?=['"`])))+)/g;
const ID_OR_RANGE = /([A-Z]{1,2})-(\d{2})(?: to ([A-Z]{1,2})-(\d{2}))?/g;

const filesById = readTestTitles();
const ROW = /^\| ([A-Z]+-\d+) \| (.+) \| (yes|no) \|$/gm;
const document = readFileSync(path.join(ROOT, DOCUMENT), 'utf8');
const ids = [...document.matchAll(ROW)].map(([, id = '']) => id);
const documented = new Set(ids);

test('every requirement has one row with a text, and yes or no in its last column', () => {
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.length).toBe(documented.size);
  expect(ids.length).toBe([...document.matchAll(/^\| \w+-\d/gm)].length);
});

test('every id in a test title is explained in docs/requirements.md', () => {
  const unknown = [...filesById].filter(([id]) => !documented.has(id));
  expect(unknown, `add a row to ${DOCUMENT}, or correct the title`).toEqual([]);
});

/** After a look at the difference: `npx vitest run --project unit tests/repository/requirements -u`. */
test('the last column says whether a test title carries the id', async () => {
  const marked = document.replace(
    ROW,
    (_, id, text) => `| ${id} | ${text} | ${filesById.has(id) ? 'yes' : 'no'} |`,
  );
  await expect(marked).toMatchFileSnapshot(path.join(ROOT, DOCUMENT));
});

function readTestTitles(): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const file of ['src', 'tests'].flatMap(findTests)) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, ids = ''] of source.matchAll(LEADING_IDS))
      for (const id of expandIds(ids)) result.set(id, [...(result.get(id) ?? []), file]);
  }
  return result;
}

function findTests(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

/** A range S-13 to S-15 is S-13, S-14 and S-15. One that crosses areas has no meaning and is returned as it stands. */
function expandIds(text: string): string[] {
  return [...text.matchAll(ID_OR_RANGE)].flatMap(([range, area, first, lastArea = area, last = first]) => {
    if (area !== lastArea || Number(last) < Number(first)) return [range];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, n) => `${area}-${String(Number(first) + n).padStart(2, '0')}`,
    );
  });
}
