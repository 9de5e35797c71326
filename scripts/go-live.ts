/**
 * npm run go-live -- <live.env> [--with-demo-content] [--with-coupons]: carries foods, recipes, texts, pictures and settings of the demo shop to
 * the live shop that the file configures. People, orders and payments stay behind. The demo may keep running and is not changed.
 */
import { carryShop } from '../src/server/go-live/carry-shop.ts';
import { describeReport, reportText } from '../src/server/go-live/describe-report.ts';
import { readLiveConfig } from '../src/server/go-live/live-config.ts';
import { openSide } from '../src/server/go-live/open-side.ts';
import { borrowEmbeddedPostgres, startEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { fileOf, runTool } from './tool.ts';

const USAGE = 'npm run go-live -- <live.env> [--with-demo-content] [--with-coupons]';
const FLAGS = ['--with-demo-content', '--with-coupons'];

await runTool('Nothing was carried.', async (demo) => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg.startsWith('--') && !FLAGS.includes(arg));
  if (unknown) throw new StartError(`${unknown} is not known. Usage: ${USAGE}`);
  const file = fileOf(args, USAGE);
  if (demo.mode === 'live')
    throw new StartError('SHOP_MODE: is live; run this with the settings of the demo shop');
  const live = readLiveConfig(file, demo);
  const cleanup = new AsyncDisposableStack();
  try {
    const source = await openSide(demo, cleanup, borrowEmbeddedPostgres);
    const target = await openSide(live, cleanup, startEmbeddedPostgres);
    const report = await carryShop(source, target, {
      hasDemoContent: args.includes('--with-demo-content'),
      hasCoupons: args.includes('--with-coupons'),
    });
    return [
      reportText(describeReport(report)),
      `Next: start the live shop with ${file} as its .env, and look at every page before you open it.`,
    ].join('\n');
  } finally {
    await cleanup.disposeAsync();
  }
});
