/**
 * The bytes that a first visit to each page loads, compressed, may not grow unnoticed. After a change that is worth its
 * size: UPDATE_PAGE_SIZES=true npx vitest run tests/api/page-sizes.test.ts
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface RouteFiles {
  id: string;
  parentId?: string;
  module: string;
  imports: string[];
  css: string[];
}

interface Manifest {
  entry: RouteFiles;
  routes: Record<string, RouteFiles>;
}

interface PageSize {
  scriptBytes: number;
  scriptFiles: number;
  styleBytes: number;
}

/** Names and hashes of files change the compressed size a little from build to build. */
const TOLERANCE = 1.03;
/** What a first visit may load at most, tolerance or not: the limits of docs/bench.md. */
const SCRIPT_LIMITS = {
  'routes/home': 120_000,
  'routes/food': 120_000,
  'routes/about': 100_000,
  'routes/privacy-policy': 100_000,
};
/** A small stylesheet passes three per cent with one rule. */
const MIN_GROWTH = 200;
const BUILD = path.join(import.meta.dirname, '../../build');
const BUDGETS = path.join(import.meta.dirname, 'page-sizes.json');

/** All languages have the same files. */
const [firstLanguage = ''] = readdirSync(path.join(BUILD, 'client/assets/messages'));
const sizes = measurePages();
if (process.env.UPDATE_PAGE_SIZES) writeFileSync(BUDGETS, `${JSON.stringify(sizes, null, 2)}\n`);
const budgets: Record<string, PageSize> = JSON.parse(readFileSync(BUDGETS, 'utf8'));

test('every page has a size budget, and every budget a page', () => {
  expect(Object.keys(sizes).sort()).toEqual(Object.keys(budgets).sort());
});

test.for(Object.entries(budgets))('%s stays within its size budget', ([page, budget]) => {
  const size = sizes[page];
  expect(size?.scriptBytes, 'bytes of JavaScript').toBeLessThanOrEqual(limit(budget.scriptBytes));
  expect(size?.styleBytes, 'bytes of CSS').toBeLessThanOrEqual(limit(budget.styleBytes));
  expect(size?.scriptFiles, 'files of JavaScript').toBeLessThanOrEqual(budget.scriptFiles);
});

test.for(Object.entries(SCRIPT_LIMITS))('%s loads at most %i bytes of JavaScript', ([page, limitBytes]) => {
  expect(sizes[page]?.scriptBytes).toBeLessThanOrEqual(limitBytes);
});

function limit(bytes: number): number {
  return Math.max(bytes * TOLERANCE, bytes + MIN_GROWTH);
}

/** By route; the styles that all pages share, in the page itself, count as `inline`. */
function measurePages(): Record<string, PageSize> {
  const { entry, routes } = readManifest();
  const pages = Object.values(routes).map((route) => {
    const chain = [entry, ...withParents(route, routes)];
    const scripts = new Set(chain.flatMap(({ module, imports }) => [module, ...imports]));
    const messages = new Set([...scripts].flatMap(areasOf));
    // the router marks files that a lazy import has too
    const styles = new Set(chain.flatMap(({ css }) => css.map((file) => file.replace(/#$/, ''))));
    const size = {
      scriptBytes: totalBytes(scripts) + messageBytes(messages),
      scriptFiles: scripts.size + new Set([...messages].map((area) => fileOf(firstLanguage, area))).size,
      styleBytes: totalBytes(styles),
    };
    return [route.id, size];
  });
  const inline = {
    scriptBytes: 0,
    scriptFiles: 0,
    styleBytes: brotliCompressSync(readInlineStyles()).length,
  };
  return { inline, ...Object.fromEntries(pages) };
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(BUILD, 'routes.json'), 'utf8'));
}

function withParents(route: RouteFiles, routes: Manifest['routes']): RouteFiles[] {
  const parent = routes[route.parentId ?? ''];
  return parent ? [route, ...withParents(parent, routes)] : [route];
}

/** A file of the server's bundle holds the shared styles as a string. */
function readInlineStyles(): string {
  const folder = path.join(BUILD, 'server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of files) {
    const bundle = readFileSync(path.join(folder, file), 'utf8');
    const styles = /(?<quote>["'`])(?<text>@layer base\{[\s\S]+?)(?<!\\)\k<quote>/.exec(bundle)?.groups?.text;
    if (styles) return styles;
  }
  throw new Error('build/server has no styles of the pages');
}

/** The areas of messages that a script imports. */
function areasOf(script: string): string[] {
  const text = readFileSync(path.join(BUILD, 'client', script), 'utf8');
  return [...text.matchAll(/from"messages\/([\w-]+\.js)"/g)].map(([, area = '']) => area);
}

/** In the language that needs the most. Areas that every page reads are in one file. */
function messageBytes(areas: Set<string>): number {
  const folders = readdirSync(path.join(BUILD, 'client/assets/messages'));
  const sizes = folders.map((folder) => totalBytes(new Set([...areas].map((area) => fileOf(folder, area)))));
  return Math.max(...sizes);
}

function fileOf(folder: string, area: string): string {
  const own = `assets/messages/${folder}/${area}`;
  return existsSync(path.join(BUILD, 'client', own)) ? own : `assets/messages/${folder}/shared.js`;
}

/** As sent: the build compresses every file that is worth it. */
function totalBytes(files: Set<string>): number {
  const sent = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);
  return [...files].reduce((sum, file) => sum + statSync(sent(path.join(BUILD, 'client', file))).size, 0);
}
