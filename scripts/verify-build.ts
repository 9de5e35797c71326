/**
 * Builds the shop in two folders with different names, each into another build folder, and compares every byte: whoever has the
 * sources can check a bundle.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
/** Not part of what a clone consists of. */
const LEFT_OUT = ['.git', '.cache', 'artefacts', 'build', 'data', 'node_modules'];

/** A copy of the sources as they are now; packages are hard links to the same files. */
function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(ROOT).filter((entry) => !LEFT_OUT.includes(entry)))
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  run('cp', ['-Rl', path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')]);
}

function run(command: string, options: string[], settings: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const { status } = spawnSync(command, options, { stdio: 'inherit', ...settings });
  if (status !== 0) process.exit(1);
}

/** Checksums by file. */
function build(folder: string, into: string): Map<string, string> {
  run(process.execPath, ['scripts/build.ts'], { cwd: folder, env: { ...process.env, BUILD_DIR: into } });
  const built = path.join(folder, into);
  const checksums = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file): [string, string] => [
      path.relative(built, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]);
  return new Map(checksums.sort());
}

const one = path.join(ROOT, '.cache/verify-one');
const other = path.join(ROOT, '.cache/verified/in-another-folder');
copyProject(one);
copyProject(other);
const first = build(one, 'build');
const second = build(other, 'output/bundle');
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
const all = createHash('sha256')
  .update(JSON.stringify([...first]))
  .digest('hex');
process.stdout.write(
  different.length > 0
    ? `${different.length} of ${first.size} files differ (${one}, ${other}):\n${different.join('\n')}\n`
    : `${first.size} files, twice the same bytes. SHA-256 of all: ${all}\n`,
);
process.exitCode = different.length > 0 ? 1 : 0;
// to look at, when they differ
if (different.length === 0)
  for (const folder of [one, path.dirname(other)]) rmSync(folder, { recursive: true });
