import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { imageSources } from '../../src/rules/image.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Formats whose files need not hold a zero byte, by which other binary files are recognised. */
const BINARY_EXTENSION =
  /\.(7z|avif|deb|dmg|exe|gif|gz|ico|jar|jpe?g|mp4|pdf|png|rpm|svg|tar|tgz|ttf|wasm|webm|webp|woff2?|xz|zip|zst)$/i;
/** Generated lists of files: an entry there does not mean that a file is used. */
const INVENTORY = /^db\/brands\/[^/]+\/media\.json$|^package-lock\.json$/;

const files = listFiles();
const bytes = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file))]));
const binaryFiles = files.filter((file) => BINARY_EXTENSION.test(file) || bytes.get(file)?.includes(0));
const texts = files
  .filter((file) => !binaryFiles.includes(file) && !INVENTORY.test(file))
  .map((file) => String(bytes.get(file)));
/** Every whole word with a dot in it: `big-drop.webp` does not name `drop.webp`. */
const names = new Set(texts.flatMap((text) => text.match(/[\w-][\w.-]*\.\w+/g) ?? []));
const media: Record<string, { width: number | null }> = Object.assign(
  {},
  ...files.filter((file) => file.endsWith('/media.json')).map((file) => JSON.parse(String(bytes.get(file)))),
);

test('every binary file is used by code, seed data, styles, configuration or documents', () => {
  expect(binaryFiles.length).toBeGreaterThan(100);
  const resized = new Set(resizedImages());
  const unused = binaryFiles.filter((file) => !resized.has(file) && !isUsed(file));
  expect(unused, 'delete the file, or name it where it is used').toEqual([]);
});

function isUsed(file: string): boolean {
  return names.has(path.basename(file)) || isTemplated(file) || isPoster(file);
}

/** A source file has the folder with a placeholder (`fonts/${name}.ttf`) and the name without its ending as a string. */
function isTemplated(file: string): boolean {
  const { dir, name, ext } = path.parse(file);
  const hasTemplate = (text: string) =>
    text
      .split(`${path.basename(dir)}/\${`)
      .slice(1)
      .some((rest) => rest.slice(rest.indexOf('}') + 1).startsWith(ext));
  return texts.some((text) => text.includes(`'${name}'`) && hasTemplate(text));
}

/** The seed shows a clip with the image of the same name: `clips/drop.webp` of `clips/drop.mp4`. */
function isPoster(file: string): boolean {
  return /\/clips\/.+\.webp$/.test(file) && names.has(`${path.basename(file, '.webp')}.mp4`);
}

/** The sizes that pages ask for (`srcset`) of every image in use. */
function resizedImages(): string[] {
  return Object.entries(media)
    .filter(([file]) => isUsed(`public/media/${file}`))
    .flatMap(([file, { width }]) => imageSources(`/media/${file}`, width ?? 0, 'avif').split(', '))
    .map((source) => `public${source.split(' ')[0]}`);
}

/** What git tracks; in an unpacked archive without git, everything that .gitignore does not name. */
function listFiles(): string[] {
  if (existsSync(path.join(ROOT, '.git')))
    return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
      .split('\0')
      .filter((file) => file && existsSync(path.join(ROOT, file)));
  const ignored = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const exclude = ignored.map((pattern) => `**/${pattern.replace(/\/$/, '')}`);
  return globSync('**/*', { cwd: ROOT, exclude }).filter((file) => statSync(path.join(ROOT, file)).isFile());
}
