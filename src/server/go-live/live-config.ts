import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { goLive } from '../../messages/go-live.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { StartError } from '../platform/start-error.ts';

/** The settings that the live shop will be started with. Throws a StartError when `demo` cannot be carried there. */
export function readLiveConfig(file: string, demo: Config): Config {
  try {
    const live = readConfig(parseEnv(readFileSync(file, 'utf8')));
    if (live.mode !== 'live') throw new StartError(goLive.notLive);
    rejectSameShop(demo, live);
    return live;
  } catch (error) {
    throw new StartError(...linesOf(error).map((line) => `${file}: ${line}`));
  }
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof StartError) return error.lines;
  const { code, message } = error as NodeJS.ErrnoException;
  return [code === 'ENOENT' ? goLive.noFile : message];
}

function rejectSameShop(demo: Config, live: Config): void {
  const isSame = live.databaseUrl
    ? live.databaseUrl === demo.databaseUrl
    : !demo.databaseUrl && live.dataDir === demo.dataDir;
  if (!isSame) return;
  const name = live.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
  throw new StartError(goLive.sameShop(name));
}
