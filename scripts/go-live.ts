/**
 * npm run go-live -- <live.env> [--with-demo-content] [--with-coupons]: carries foods, recipes, texts, pictures and settings of the demo shop to
 * the live shop that the file configures. People, orders and payments stay behind. The demo may keep running and is not changed.
 */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { carryShop } from '../src/server/go-live/carry-shop.ts';
import { describeReport } from '../src/server/go-live/describe-report.ts';
import { type Config, readConfig } from '../src/server/platform/config/config.ts';
import { checkServer } from '../src/server/platform/db/check-server.ts';
import { migrate } from '../src/server/platform/db/migrate.ts';
import { borrowEmbeddedPostgres, startEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { openUploads } from '../src/server/platform/storage/storage.ts';
import { fileOf, runTool } from './tool.ts';

const USAGE = 'npm run go-live -- <live.env> [--with-demo-content] [--with-coupons]';
const FLAGS = ['--with-demo-content', '--with-coupons'];

await runTool('Nothing was carried.', async (demo) => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg.startsWith('--') && !FLAGS.includes(arg));
  if (unknown) throw new StartError(`${unknown} is not known. Usage: ${USAGE}`);
  const file = fileOf(args, USAGE);
  const live = readLiveConfig(file);
  rejectSameShop(demo, live, file);
  await using cleanup = new AsyncDisposableStack();
  const source = await open(demo, cleanup, borrowEmbeddedPostgres);
  const target = await open(live, cleanup, startEmbeddedPostgres);
  const report = await carryShop(source, target, {
    hasDemoContent: args.includes('--with-demo-content'),
    hasCoupons: args.includes('--with-coupons'),
  });
  return describeReport(report, file);
});

/** The file is what the live shop will be started with. */
function readLiveConfig(file: string): Config {
  try {
    const config = readConfig(parseEnv(readFileSync(file, 'utf8')));
    if (config.mode !== 'live') throw new StartError('SHOP_MODE: must be live');
    return config;
  } catch (error) {
    const lines = error instanceof StartError ? error.lines : [(error as Error).message];
    throw new StartError(...lines.map((line) => `${file}: ${line}`));
  }
}

function rejectSameShop(demo: Config, live: Config, file: string): void {
  if (demo.mode === 'live')
    throw new StartError('SHOP_MODE: is live; run this with the settings of the demo shop');
  if (
    live.databaseUrl
      ? live.databaseUrl === demo.databaseUrl
      : !demo.databaseUrl && live.dataDir === demo.dataDir
  )
    throw new StartError(
      `${file}: ${live.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} is the demo shop's; the live shop needs its own`,
    );
}

async function open(
  config: Config,
  cleanup: AsyncDisposableStack,
  startPostgres: (dataDir: string) => Promise<{ url: string; stop: () => Promise<void> }>,
) {
  const embedded = config.databaseUrl ? undefined : await startPostgres(config.dataDir);
  if (embedded) cleanup.defer(() => embedded.stop());
  const url = config.databaseUrl ?? embedded?.url ?? '';
  if (config.databaseUrl) await checkServer(url);
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanup.defer(() => client.end());
  return { client, uploads: openUploads(config) };
}
