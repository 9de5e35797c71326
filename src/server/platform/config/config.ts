import path from 'node:path';
import { StartError } from '../start-error.ts';
import { liveProblems } from './live.ts';
import { type ProvidersConfig, providersConfig } from './providers.ts';
import { type Variables, variables } from './variables.ts';

export interface Config extends ProvidersConfig {
  mode: 'demo' | 'live';
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  logLevel: string;
  chatUrl: string;
  map: { tileUrl: string; attribution: string };
  /** Shop details that the environment gives; they win over the admin area. */
  shop: ShopFromEnvironment;
}

export type ShopFromEnvironment = Pick<Variables, Extract<keyof Variables, `SHOP_${string}`>>;

/** Throws a StartError with one line per wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(filled);
  if (!parsed.success) {
    throw new StartError(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const given = parsed.data;
  if (given.SHOP_MODE === 'live') {
    const problems = liveProblems(given);
    if (problems.length > 0) throw new StartError(...problems);
  }
  return {
    mode: given.SHOP_MODE,
    host: given.HOST,
    port: given.PORT,
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    logLevel: given.LOG_LEVEL ?? (given.SHOP_MODE === 'live' ? 'info' : 'warn'),
    chatUrl: given.CHAT_URL,
    map: { tileUrl: given.MAP_TILE_URL, attribution: given.MAP_TILE_ATTRIBUTION },
    ...providersConfig(given),
    shop: given,
  };
}
