import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const stylesheets = globSync('src/web/**/*.css', { cwd: ROOT });
const scripts = globSync(['src/web/**/*.{ts,tsx}', 'extensions/*/*.tsx'], { cwd: ROOT });
const code = scripts.map(read).join('\n');
const LIBRARIES = /^(leaflet|Toastify)/;

test('every stylesheet is imported, by a script or by another stylesheet', () => {
  const importers = [...scripts, ...stylesheets];
  const imported = new Set(
    importers.flatMap((importer) =>
      [...read(importer).matchAll(/['"](\.[^'"]+\.css)(?:\?\w+)?['"]/g)].map(([, file = '']) =>
        path.join(path.dirname(importer), file),
      ),
    ),
  );
  expect(stylesheets.filter((file) => !imported.has(file))).toEqual([]);
});

test('a stylesheet outside styles/ is beside the component that it styles', () => {
  const isAlone = (file: string) =>
    !file.startsWith('src/web/styles/') &&
    !scripts.some((script) => path.dirname(script) === path.dirname(file));
  expect(stylesheets.filter(isAlone)).toEqual([]);
});

test('every class of a stylesheet is used by a component', () => {
  const words = new Set(code.match(/[\w-]+/g));
  // `status--${status}`
  const beginnings = [...code.matchAll(/([\w-]+-|[\w-]+__)\$\{/g)].map(([, beginning = '']) => beginning);
  const isUsed = (name: string) =>
    words.has(name) || LIBRARIES.test(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const unused = stylesheets.flatMap((file) =>
    classesOf(file)
      .filter((name) => !isUsed(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unused).toEqual([]);
});

function classesOf(file: string): string[] {
  const selectors = read(file).replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '');
  return [...new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))];
}
