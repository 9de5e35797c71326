import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOptions } from './start-options.ts';

/** The shop in its own process, as in production. */
export interface ShopProcess {
  child: ChildProcess;
  url: string;
  output: () => string;
  /** Resolves when the shop prints its address, rejects when it exits before. */
  opened: Promise<void>;
  exited: Promise<number | null>;
}

const MAIN = path.join(import.meta.dirname, '../../build/shop/main.js');
/** Production trades CPU time for memory. A start with room for young objects needs a third less of it. */
const ROOMY = { flags: ['--min-semi-space-size=16', '--max-semi-space-size=32'], settings: {} };
/** Commands are TypeScript files: Node stores what it made of them, as the built shop asks it to. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache') };

/**
 * Runs `command` in the checkout, or the server's main file, without the developer's .env. `likeNpmStart` is for tests that
 * measure it: with the memory settings of production.
 */
export function startShopProcess(
  environment: Record<string, string>,
  command?: string[],
  { likeNpmStart = false } = {},
): ShopProcess {
  const { flags, settings } = likeNpmStart ? startOptions() : ROOMY;
  const [shopProcess = process.execPath, ...message] = command ?? [process.execPath, ...flags, MAIN];
  const child = spawn(shopProcess, message, {
    cwd: command ? path.join(import.meta.dirname, '../..') : tmpdir(),
    env: { PATH: process.env.PATH, ...settings, ...(command && COMPILE_CACHE), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const opened = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^The shop (is open|runs) at/m.test(output)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    exited.then(() => reject(new Error(`the shop ended: ${output}`)));
  });
  opened.catch(() => {});
  return { child, url: `http://127.0.0.1:${environment.PORT}`, output: () => output, opened, exited };
}

/** A data folder that `remove` deletes, with the part that root stores elsewhere. */
export function makeDataDir(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'chekku-program-'));
  return { dir, remove: () => removeDataDir(dir) };
}

export function removeDataDir(dir: string): void {
  const elsewhere = clusterElsewhere(dir);
  if (elsewhere) rmSync(elsewhere, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}

/** The real path of the database when it is outside this folder. */
export function clusterElsewhere(dataDir: string): string | undefined {
  try {
    return readlinkSync(path.join(dataDir, 'postgres'));
  } catch {
    return undefined;
  }
}

/** Below the ephemeral range: an outgoing connection could take the port before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Process ids of its children, the oldest first. Linux only. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children ? children.split(' ').map(Number) : [];
}
