import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const VIRTUAL = 'virtual:built-files';
/** Pages that can be read without a connection, by group: ids of routes. */
const PAGES: Record<string, RegExp> = {
  shop: /^(root|routes\/(shop-layout|customer-layout|home|product|food|recipe|cart|orders|track|offline))$/,
  admin: /^routes\/admin\/(layout|to-pack|order)$/,
};
/** Parts of pages that are of no use without a connection. */
const NEEDS_CONNECTION =
  /^(checkout|payment|map|auth-|register|login|scanner|review-dialog|address-|draw-map)/;

/** Of a built script: another one, or an area of messages. */
const STATIC_IMPORT = /(?:from|import)"(?:\.\/([\w.-]+\.js)|messages\/([\w-]+)\.js)"/g;

interface Routes {
  version: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string }>;
}

/**
 * Bundles the service worker into one file. It knows the scripts of the pages, so that it can store those of pages which a
 * visitor has not opened yet. The pages are built before.
 */
export async function buildWorker(root: string, build: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const files = builtFiles(build);
  const bundle = await rolldown({
    input: { sw: path.join(root, 'src/web/service-worker/sw.ts') },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'built-files',
        resolveId: (id) => (id === VIRTUAL ? id : null),
        load: (id) => (id === VIRTUAL ? `export default ${JSON.stringify(files)}` : null),
      },
    ],
  });
  await bundle.write({ dir: path.join(build, 'worker'), format: 'iife', minify: true, cleanDir: true });
  await bundle.close();
  // for tests, which wait until all of them are stored
  writeFileSync(path.join(build, 'worker/files.json'), JSON.stringify(files));
}

function builtFiles(build: string) {
  const assets = path.join(build, 'client/assets');
  const { version, entry, routes }: Routes = JSON.parse(
    readFileSync(path.join(build, 'routes.json'), 'utf8'),
  );
  const names = new Set(readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)));
  const groups = Object.fromEntries(
    Object.entries(PAGES).map(([group, pattern]) => {
      const modules = Object.entries(routes).flatMap(([id, { module }]) => (pattern.test(id) ? module : []));
      const reached = reachedFrom([entry.module, ...modules], assets, names);
      return [group, reached];
    }),
  );
  const folders = readdirSync(path.join(assets, 'messages'));
  const messages = Object.fromEntries(
    folders.map((folder) => [folder.slice(0, folder.indexOf('-')), `/assets/messages/${folder}/`]),
  );
  const written = new Set(
    readdirSync(path.join(assets, 'messages', folders[0] ?? '')).filter((name) => name.endsWith('.js')),
  );
  const addresses = (scripts: string[]) => scripts.map((name) => `/assets/${name}`);
  const areasIn = (areas: string[]) => ['shared', ...areas].filter((area) => written.has(`${area}.js`));
  const note = neededFor('stored-page-bar', assets, names);
  return {
    version,
    messages,
    note: { scripts: addresses(note.scripts), areas: areasIn(note.areas) },
    groups: mapValues(groups, ({ scripts }) => addresses(scripts)),
    areas: mapValues(groups, ({ areas }) => areasIn(areas)),
  };
}

/** The scripts that these load at once or later, and the areas of messages that they read. */
function reachedFrom(modules: string[], folder: string, names: ReadonlySet<string>) {
  const scripts = new Set(modules.map((module) => path.basename(module)));
  const areas = new Set<string>();
  for (const name of scripts) {
    if (!name.endsWith('.js')) continue;
    const source = readFileSync(path.join(folder, name), 'utf8');
    for (const [, area = ''] of source.matchAll(/["']messages\/([\w-]+)\.js["']/g)) areas.add(area);
    for (const [, file = ''] of source.matchAll(/["'](?:\.\/|assets\/|\/assets\/)([\w.-]+\.(?:js|css))["']/g))
      if (names.has(file) && !NEEDS_CONNECTION.test(file)) scripts.add(file);
  }
  return { scripts: [...scripts], areas: [...areas] };
}

/** A script that pages load later, with all that it needs. */
function neededFor(chunk: string, folder: string, names: ReadonlySet<string>) {
  const first = [...names].find((name) => new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(name));
  // it is part of another one, which pages have
  if (!first) return { scripts: [], areas: [] };
  const sourceOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const scripts = new Set([first]);
  const areas = new Set<string>();
  for (const name of scripts)
    for (const [, file = '', area = ''] of sourceOf(name).matchAll(STATIC_IMPORT)) {
      if (file) scripts.add(file);
      else areas.add(area);
    }
  // its stylesheets, without which Vite does not run it
  const importing = new RegExp(`import\\([\`"']\\./${first}[\`"']\\),__vite__mapDeps\\(\\[([\\d,]+)\\]`);
  const sources = [...names].filter((name) => name.endsWith('.js')).map(sourceOf);
  const importer = sources.find((source) => importing.test(source)) ?? '';
  const files: string[] = JSON.parse(`[${/m\.f=\[([^\]]*)\]/.exec(importer)?.[1] ?? ''}]`);
  const styles = (importing.exec(importer)?.[1]?.split(',') ?? [])
    .map((place) => path.basename(files[Number(place)] ?? ''))
    .filter((file) => file.endsWith('.css'));
  return { scripts: [...scripts, ...styles], areas: [...areas] };
}

function mapValues<From, To>(values: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));
}
