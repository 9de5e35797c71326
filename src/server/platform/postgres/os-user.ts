import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** The account PostgreSQL runs under. Undefined: our own. */
export interface OsUser {
  uid: number;
  gid: number;
}

const LENT_ACCOUNTS = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root, so root lends it another account: the data's owner, else a system one. */
export function postgresUser(clusterDir: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of LENT_ACCOUNTS) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    `PostgreSQL does not run as root, and this machine has no account named ${LENT_ACCOUNTS.join(' or ')}: start the shop as a normal user`,
  );
}

/** All that PostgreSQL's programs get of our environment: the shop's secrets are none of their business. */
export const POSTGRES_ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Whether that account can enter a folder; permissions of every folder above count too. */
export function canEnter(user: OsUser | undefined, dir: string): boolean {
  return asks(user, 'cd "$1"', dir);
}

export function canRun(user: OsUser | undefined, executable: string): boolean {
  return asks(user, 'test -x "$1" && test -r "$1"', executable);
}

function asks(user: OsUser | undefined, question: string, about: string): boolean {
  if (!user) return true;
  const options = { ...user, cwd: '/', stdio: 'ignore', env: POSTGRES_ENVIRONMENT } as const;
  return spawnSync('/bin/sh', ['-c', question, 'sh', about], options).status === 0;
}
