import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** The account that PostgreSQL runs under; undefined means our own. */
export interface OsUser {
  uid: number;
  gid: number;
}

const SYSTEM_ACCOUNTS = ['postgres', 'nobody'];

/** PostgreSQL does not run as root. For root this returns the owner of the data folder, else a system account. */
export function postgresUser(clusterDir: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of SYSTEM_ACCOUNTS) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    `PostgreSQL does not run as root, and this machine has no account named ${SYSTEM_ACCOUNTS.join(' or ')}: start the shop as a normal user`,
  );
}

/** The only environment variables passed to PostgreSQL: it must not see the shop's secrets. */
export const POSTGRES_ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Whether the account can enter a folder; the permissions of its parents count too. */
export function canEnter(user: OsUser | undefined, dir: string): boolean {
  return succeeds(user, 'cd "$1"', dir);
}

export function canRun(user: OsUser | undefined, executable: string): boolean {
  return succeeds(user, 'test -x "$1" && test -r "$1"', executable);
}

function succeeds(user: OsUser | undefined, command: string, argument: string): boolean {
  if (!user) return true;
  const options = { ...user, cwd: '/', stdio: 'ignore', env: POSTGRES_ENVIRONMENT } as const;
  return spawnSync('/bin/sh', ['-c', command, 'sh', argument], options).status === 0;
}
