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

/** Whether that account can reach a folder; permissions of every folder above count too. */
export function canEnter(user: OsUser | undefined, dir: string): boolean {
  if (!user) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
  );
}
