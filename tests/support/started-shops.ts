import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach } from 'vitest';
import { clusterElsewhere, freePort, makeDataDir, type Program, runProgram } from './shop-process.ts';

/** Done after each test, the last first. */
export const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of undo.splice(0).reverse()) await act();
});

export function dataDir(): string {
  const { dir, remove } = makeDataDir();
  undo.push(remove);
  return dir;
}

export async function open(environment: Record<string, string> = {}): Promise<Program> {
  const program = run({ PORT: String(await freePort()), ...environment });
  await program.opened;
  return program;
}

export function run(environment: Record<string, string>, command?: string[]): Program {
  const program = runProgram(environment, command);
  undo.push(async () => {
    program.child.kill('SIGTERM');
    await program.exited;
  });
  return program;
}

export async function names(program: Program): Promise<string[]> {
  const foods = await (await fetch(`${program.url}/api/foods`)).json();
  return foods.map((food: { name: string }) => food.name);
}

/** Processes that name this folder's database in their command line. */
export function postgresOf(dir: string): number[] {
  const cluster = clusterElsewhere(dir) ?? path.join(dir, 'postgres');
  return commands()
    .filter(([, command]) => command.includes(cluster))
    .map(([pid]) => pid);
}

function commands(): [number, string][] {
  if (!existsSync('/proc/self/cmdline')) {
    const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => [Number.parseInt(line, 10), line]);
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    try {
      return [Number(pid), readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
    } catch {
      return [Number(pid), ''];
    }
  });
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  undo.push(() => client.end());
  return client;
}

export async function changeName(dir: string, name: string): Promise<void> {
  const [, , , port] = readFileSync(path.join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'chekku',
    password: readFileSync(path.join(dir, 'postgres', 'chekku-password'), 'utf8'),
    database: 'chekku',
  });
  await client.connect();
  await client.query("update foods set name = $1 where id = 'wood-pressed-sesame-oil'", [name]);
  await client.end();
}
