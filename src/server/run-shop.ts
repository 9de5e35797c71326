import { type Config, readConfig } from './platform/config/config.ts';
import { readDotEnv } from './platform/config/dot-env.ts';
import { StartError } from './platform/start-error.ts';
import { type ShopSources, startShop } from './start-shop.ts';

/** The shop as a program: says where it is, or in plain lines why not; ends cleanly on Ctrl-C and SIGTERM. */
export async function runShop(sources: ShopSources, development = false): Promise<void> {
  const asked = new AbortController();
  let stop: (() => Promise<void>) | undefined;
  const end = async () => {
    if (asked.signal.aborted) return;
    asked.abort();
    // while it starts, the start itself gives up at its next step and stops what it has
    if (stop) await leave(stop);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    readDotEnv();
    const config = readConfig(process.env);
    const shop = await startShop(config, sources, { development, signal: asked.signal });
    stop = shop.stop;
    print(...welcome(config));
  } catch (error) {
    if (asked.signal.aborted) process.exit(0);
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${['The shop did not start.', ...error.lines].join('\n')}\n`);
    process.exit(1);
  }
}

async function leave(stop: () => Promise<void>): Promise<never> {
  await stop();
  process.exit(0);
}

function welcome(config: Config): string[] {
  const open = `The shop is open at ${config.publicUrl}`;
  if (config.mode === 'live') return [open];
  return [
    open,
    'Demo mode: payments are simulated, mail lies in a mailbox of the shop.',
    '  Owner     admin@example.com     Admin@1234',
    '  Customer  customer@example.com  Customer@1234',
    `  Mailbox   ${config.publicUrl}/sandbox/mail`,
  ];
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
