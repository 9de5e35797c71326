import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A PostgreSQL server process, from its lock file postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** The PostgreSQL server of a data folder; undefined when the lock file is missing, stale, or has a reused process id. */
export function findPostmaster(clusterDir: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  return commandOf(pid).includes(clusterDir) ? { pid, port } : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

const STOP_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 25;

/** Fast shutdown (SIGINT) ends sessions and writes data. A hanging server is aborted (SIGQUIT) and recovers at its next start. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < STOP_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
      if (!isAlive(pid)) return;
      await pause(POLL_INTERVAL_MS);
    }
  }
}
