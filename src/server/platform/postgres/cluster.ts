import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
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
import { canEnter, type OsUser, POSTGRES_ENVIRONMENT, postgresUser } from './os-user.ts';

/** An initialized PostgreSQL data folder. */
export interface Cluster {
  dir: string;
  user: OsUser | undefined;
  binaries: Binaries;
  password: string;
}

export const CLUSTER_USER = 'chekku';
/** Inside the data folder, so that it moves together with the data. */
const PASSWORD_FILE = 'chekku-password';

export function openCluster(dataDir: string): Cluster {
  makeWritable(dataDir);
  const link = path.join(dataDir, 'postgres');
  rejectLostData(link);
  const user = postgresUser(link);
  const binaries = findBinaries(user);
  if (!existsSync(path.join(link, 'PG_VERSION'))) create(link, user, binaries);
  const dir = realpathSync(link);
  checkFileOwner(dir, user);
  checkVersion(dir, binaries);
  return { dir, user, binaries, password: readPassword(path.join(dir, PASSWORD_FILE)) };
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`DATA_DIR: ${dataDir} cannot be written by this user`);
  }
}

/** A dangling link means lost data: a new empty database would hide that. */
function rejectLostData(link: string): void {
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink && !existsSync(link)) {
    throw new StartError(
      `DATA_DIR: ${link} leads to ${readlinkSync(link)}, which is gone; bring it back, or remove the link to begin anew`,
    );
  }
}

/** Creates the data folder under a temporary name and renames it, so that no partial folder is left and one of two starts wins. */
function create(link: string, user: OsUser | undefined, binaries: Binaries): void {
  if (existsSync(link) && readdirSync(link).length > 0) {
    throw new StartError(
      `DATA_DIR: ${link} is not empty and no PostgreSQL data folder; it was left as it is`,
    );
  }
  const isReachable = canEnter(user, path.dirname(link));
  const home = isReachable ? path.dirname(link) : SYSTEM_DIR;
  mkdirSync(home, { recursive: true });
  if (!isReachable) chmodSync(home, 0o755);
  const unfinished = path.join(home, `unfinished-${randomBytes(6).toString('hex')}`);
  try {
    const cluster = initialise(unfinished, user, binaries);
    if (isReachable) moveOrYield(link, () => renameSync(cluster, link));
    else {
      const target = path.join(home, path.basename(unfinished).replace('unfinished', 'data'));
      renameSync(cluster, target);
      const isOurs = moveOrYield(link, () => symlinkSync(target, link));
      if (isOurs)
        process.stdout.write(
          `The database lies in ${target}: its account cannot enter ${path.dirname(link)}.\n`,
        );
      else rmSync(target, { recursive: true, force: true });
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function moveOrYield(link: string, move: () => void): boolean {
  try {
    move();
    return true;
  } catch (error) {
    // a concurrent start won: use its database, which may be in use already
    if (existsSync(path.join(link, 'PG_VERSION'))) return false;
    throw error;
  }
}

function initialise(dir: string, user: OsUser | undefined, binaries: Binaries): string {
  mkdirSync(dir, { mode: 0o700 });
  const pwfile = path.join(dir, PASSWORD_FILE);
  const cluster = path.join(dir, 'cluster');
  writeFileSync(pwfile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) for (const file of [dir, pwfile]) chownSync(file, user.uid, user.gid);
  const options = [
    '-D',
    cluster,
    '-U',
    CLUSTER_USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${pwfile}`,
    '-E',
    'UTF8',
  ];
  const result = spawnSync(binaries.initdb, [...options, '--locale-provider=builtin', '--locale=C.UTF-8'], {
    ...user,
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    throw new StartError(
      `PostgreSQL could not make its data folder: ${result.error?.message ?? result.stderr.trim()}`,
    );
  }
  renameSync(pwfile, path.join(cluster, PASSWORD_FILE));
  return cluster;
}

function checkFileOwner(dir: string, user: OsUser | undefined): void {
  const expectedUid = user?.uid ?? process.getuid?.();
  if (expectedUid !== undefined && statSync(dir).uid !== expectedUid) {
    throw new StartError(
      `DATA_DIR: ${dir} belongs to another user; start the shop as that user or name another folder`,
    );
  }
}

function checkVersion(dir: string, binaries: Binaries): void {
  const major = readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major) {
    throw new StartError(
      `DATA_DIR: ${dir} was made by PostgreSQL ${major}, and this shop brings PostgreSQL ${binaries.major}; it was left as it is. Name another folder, or move the data as docs/operations.md says`,
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
