import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../src/server/platform/postgres/postmaster.ts';

/** Linux has this folder in memory, nearly always. */
const SHARED_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const GIBIBYTE = 1024 ** 3;
const NAME = /^chekku-tests-(\d+)-/;

/**
 * A folder in memory for temporary files, where there is room for one; it goes with this process. Tests make and delete a database
 * of hundreds of files every second, for which a disk's file system needs a fifth of the CPU time of the API tests.
 */
export function openMemoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  for (const name of readdirSync(SHARED_MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) remove(path.join(SHARED_MEMORY, name));
  }
  const folder = mkdtempSync(path.join(SHARED_MEMORY, `chekku-tests-${process.pid}-`));
  // PostgreSQL's user must be able to enter it when the tests run as root
  chmodSync(folder, 0o755);
  process.once('exit', () => remove(folder));
  return folder;
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(SHARED_MEMORY);
    return type === TMPFS && bavail * bsize > 3 * GIBIBYTE && hasMemoryFor(6);
  } catch {
    return false;
  }
}

export function hasMemoryFor(gibibytes: number): boolean {
  return process.availableMemory() > gibibytes * GIBIBYTE;
}

/** What an earlier run of another user left is that user's to remove. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
