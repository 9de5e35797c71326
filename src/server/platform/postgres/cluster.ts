import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type Binaries, findBinaries, SYSTEM_DIR } from './binaries.ts';
import { canEnter, type OsUser, postgresUser } from './os-user.ts';

/** A PostgreSQL data folder that is ready to be served. */
export interface Cluster {
  dir: string;
  user: OsUser | undefined;
  binaries: Binaries;
  password: string;
}

export const CLUSTER_OWNER = 'chekku';

export function openCluster(dataDir: string): Cluster {
  makeWritable(dataDir);
  const link = path.join(dataDir, 'postgres');
  const user = postgresUser(link);
  const binaries = findBinaries(user);
  const passwordFile = path.join(dataDir, 'postgres-password');
  if (!existsSync(path.join(link, 'PG_VERSION'))) create(link, passwordFile, user, binaries);
  const dir = realpathSync(link);
  checkOwner(dir, user);
  checkVersion(dir, binaries);
  return { dir, user, binaries, password: readPassword(passwordFile) };
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`DATA_DIR: ${dataDir} cannot be written by this user`);
  }
}

/** Made aside and moved into place when complete, so that a killed start leaves nothing half made. */
function create(link: string, passwordFile: string, user: OsUser | undefined, binaries: Binaries): void {
  if (existsSync(link) && readdirSync(link).length > 0) {
    throw new StartError(
      `DATA_DIR: ${link} is not empty and no PostgreSQL data folder; it was left as it is`,
    );
  }
  const home = canEnter(user, path.dirname(link)) ? path.dirname(link) : SYSTEM_DIR;
  mkdirSync(home, { recursive: true });
  const unfinished = path.join(home, `postgres-${randomBytes(6).toString('hex')}`);
  mkdirSync(unfinished, { mode: 0o700 });
  const pwfile = path.join(unfinished, 'pw');
  const cluster = path.join(unfinished, 'cluster');
  const password = randomBytes(24).toString('base64url');
  try {
    writeFileSync(pwfile, password, { mode: 0o600 });
    for (const file of user ? [unfinished, pwfile] : []) chownSync(file, user?.uid ?? 0, user?.gid ?? 0);
    const options = [
      '-D',
      cluster,
      '-U',
      CLUSTER_OWNER,
      '-A',
      'scram-sha-256',
      `--pwfile=${pwfile}`,
      '-E',
      'UTF8',
    ];
    const made = spawnSync(binaries.initdb, [...options, '--locale-provider=builtin', '--locale=C.UTF-8'], {
      ...user,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
    });
    if (made.status !== 0) {
      throw new StartError(
        `PostgreSQL could not make its data folder: ${made.error?.message ?? made.stderr.trim()}`,
      );
    }
    writeFileSync(passwordFile, password, { mode: 0o600 });
    rmSync(link, { recursive: true, force: true });
    if (home === path.dirname(link)) renameSync(cluster, link);
    else {
      const kept = path.join(home, path.basename(unfinished).replace('postgres', 'data'));
      renameSync(cluster, kept);
      symlinkSync(kept, link);
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function checkOwner(dir: string, user: OsUser | undefined): void {
  const own = user?.uid ?? process.getuid?.();
  if (own !== undefined && statSync(dir).uid !== own) {
    throw new StartError(
      `DATA_DIR: ${dir} belongs to another user; start the shop as that user or name another folder`,
    );
  }
  if (user) chmodSync(dir, 0o700);
}

function checkVersion(dir: string, binaries: Binaries): void {
  const made = readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim();
  if (made !== binaries.major) {
    throw new StartError(
      `DATA_DIR: ${dir} was made by PostgreSQL ${made}, and this shop brings PostgreSQL ${binaries.major}; it was left as it is. Name another folder, or move the data as docs/operations.md says`,
    );
  }
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartError(`DATA_DIR: ${file} is missing or cannot be read; the database's password is in it`);
  }
}
