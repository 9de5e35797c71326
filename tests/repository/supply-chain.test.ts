import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { comparePackages, type Lock, lockedPackages } from '../../scripts/locked-packages.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const lock: Lock = JSON.parse(read('package-lock.json'));
const packages = lockedPackages(lock);

/** Terms that a shop can meet without publishing anything; LGPL for libraries that are loaded as files of their own. */
const LICENCES = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'Unlicense',
    'Zlib',
    'CC0-1.0',
  ],
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
  // data, not code: browser versions
  'CC-BY-4.0',
]);
/** Their package.json names none; the licence file of each says MIT. */
const UNNAMED = ['busboy', 'humanize-number', 'png-js', 'streamsearch'];

test('every package is locked with a checksum, and none comes from elsewhere than the registry', () => {
  expect(packages.length).toBeGreaterThan(500);
  const loose = packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(loose).toEqual([]);
  const elsewhere = Object.values(lock.packages).filter(
    (one) =>
      one.link || ('resolved' in one && !String(one.resolved).startsWith('https://registry.npmjs.org/')),
  );
  expect(elsewhere).toEqual([]);
});

test('install scripts are allowed for exactly the packages that have one, and others stop the installation', () => {
  const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(read('package.json'));
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripted)].sort());
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
  expect(read('Dockerfile')).not.toMatch(/npm (ci|install)(?!.*--ignore-scripts)/);
});

test('every package has a licence that we have read', () => {
  const namesOf = (license: string) => license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  const unread = packages.filter(({ name, license }) =>
    license ? !namesOf(license).every((one) => LICENCES.has(one)) : !UNNAMED.includes(name),
  );
  expect(unread.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('a comparison of two lock files names what is new, gone and suspicious', () => {
  const one = { version: '1.0.0', integrity: 'sha512-a', license: 'MIT' };
  const lockOf = (found: Lock['packages']) => lockedPackages({ name: 'shop', version: '1', packages: found });
  const lines = comparePackages(
    lockOf({ 'node_modules/same': one, 'node_modules/gone': one, 'node_modules/odd': one }),
    lockOf({
      'node_modules/same': one,
      'node_modules/odd': { ...one, integrity: 'sha512-b' },
      'node_modules/a/node_modules/new': { version: '2.0.0', dev: true, hasInstallScript: true },
    }),
  );
  expect(lines).toEqual([
    '- **other content under the same version**: `odd@1.0.0`, MIT',
    '- added: `new@2.0.0`, no licence named, development only, **has an install script**',
    '- removed: `gone@1.0.0`',
  ]);
});

test('images are named by digest, which nobody can move, and Renovate renews them and the actions', () => {
  const images = [
    ...read('Dockerfile').matchAll(/^FROM (\S+)/gm),
    ...read('compose.yaml').matchAll(/image: (\S+)/g),
  ];
  expect(images.length).toBeGreaterThanOrEqual(3);
  expect(images.filter(([, image = '']) => !/@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
  const { extends: presets } = JSON.parse(read('.github/renovate.json')) as { extends: string[] };
  expect(presets).toEqual(expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']));
});

test('pull requests show changed packages and build twice', () => {
  const workflow = read('.github/workflows/ci.yml');
  expect(workflow).toContain('node scripts/sbom.ts --compare');
  expect(workflow).toContain('npm run build:verify');
});
