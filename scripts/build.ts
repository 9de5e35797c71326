import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = path.join(import.meta.dirname, '..');
const STAMP = path.join(ROOT, 'build/stamp');
/** What the built pages are made of. */
const SOURCES = [
  'src/web',
  'src/contract',
  'src/rules',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const WORTH_COMPRESSING = /\.(js|css|svg|json|txt)$/;
const WORTH_COMPRESSING_FROM = 1024;

/** Builds the pages unless what is built comes from the same sources. */
export function buildIfChanged(): void {
  const stamp = checksum();
  if (readStamp() === stamp) return;
  process.stdout.write('Building the pages (about half a minute, only when sources changed) …\n');
  // a build that is cut off must not pass for a finished one
  rmSync(STAMP, { force: true });
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
  writeFileSync(STAMP, stamp);
}

function checksum(): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
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

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
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

if (import.meta.main) buildIfChanged();
