import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', 'src', 'sandbox', 'scripts', 'bench', 'tests'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

/** Words that docs/glossary.md replaces by ordinary ones. */
const REPLACED = new Set(
  `answer answers answered answering refuse refused refuses refusal refusals given letter letters picture pictures
  caller callers most longest largest fewest shortest sums figures keep keeps kept forget forgets forgotten moment
  moments looked told judge judged judges foresee foreseen undoable undo retried surprise findable proof proofs
  desk canvas runner twin shelf owner owners`
    .trim()
    .split(/\s+/),
);

/** Names that must stay, with the reason. */
const ALLOWED: Record<string, string> = {
  answer: 'field of the API and column: the reply to a message or return request',
  answeredAt: 'field of the API',
  answeredBy: 'column',
  surprise: 'error code of the API',
  isGivenUp: 'field of the API',
  givenBack: 'field of stored audit rows',
  shipRefused: 'field of the API',
  pictures: 'field of the API and folder of the data directory',
  picture: 'kind of content in the API',
  pictureSiteUrl: 'field of the API',
  SHOP_PICTURE_SITE_URL: 'environment variable',
  PictureSiteIcon: 'icon of pictureSiteUrl',
  figures: 'route of the API',
  forget: 'route of the API',
  keep: 'key of a stored section of the privacy policy',
  keptSales: 'table',
  keptSoldFoods: 'table',
  keptUsedCoupons: 'table',
  told: 'value of the sandbox control API',
  toldAt: 'column',
  sums: 'field of queued e-mails of an older version',
  shelf: 'field of the API and column: where a size stands in the store room',
  shelfLifeDays: 'shelf life is the ordinary word',
  shelf_life_days: 'column of foods, shelf life is the ordinary word',
  LETTERS: 'of the alphabet',
  keepAlive: 'HTTP',
  keepAliveMs: 'HTTP',
  keepAliveTimeout: 'Node',
  shouldKeepAlive: 'Node',
  keepPreviousData: 'TanStack Query',
  OWNER_EMAIL: 'environment variable',
  ownerEmail: 'value of OWNER_EMAIL',
  owner: 'user that owns a file, staff role',
  hasOtherOwner: 'staff role',
  isActiveOwner: 'staff role',
  checkFileOwner: 'user that owns a file',
  canvas: 'HTML element',
};

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

const isReplaced = (name: string) => wordsOf(name).some((word) => REPLACED.has(word));

function readIdentifiers(file: string): Set<string> {
  const found = new Set<string>();
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'Identifier' && 'value' in node) found.add(String(node.value));
    for (const child of Object.values(node)) collect(child);
  };
  collect(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }));
  return found;
}

const identifiers = new Map(
  files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readIdentifiers(file)]),
);

test('no identifier uses a word that the glossary replaces', () => {
  const wrong = [...identifiers].flatMap(([file, names]) =>
    [...names]
      .filter((name) => isReplaced(name) && !Object.hasOwn(ALLOWED, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('no file name uses a word that the glossary replaces', () => {
  expect(files.filter((file) => isReplaced(path.basename(file)))).toEqual([]);
});

test('every exception is still needed', () => {
  const used = new Set([...identifiers.values()].flatMap((names) => [...names]));
  expect(Object.keys(ALLOWED).filter((name) => !used.has(name))).toEqual([]);
});
