import { type Config, readConfig } from './platform/config/config.ts';
import { readDotEnv } from './platform/config/dot-env.ts';
import { StartError } from './platform/start-error.ts';
import { type RunningShop, type ShopSources, startShop } from './start-shop.ts';

/** Process entry point: prints the URL or the start errors, and shuts down gracefully on Ctrl-C and SIGTERM. */
export async function runShop(sources: ShopSources, development = false): Promise<void> {
  const shutdown = new AbortController();
  let stop: (() => Promise<void>) | undefined;
  const end = async () => {
    if (shutdown.signal.aborted) return;
    shutdown.abort();
    // during startup, startShop aborts at its next step and cleans up after itself
    if (stop) await stopAndExit(stop);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  try {
    readDotEnv();
    const config = readConfig(process.env);
    const shop = await startShop(config, sources, { development, signal: shutdown.signal });
    stop = shop.stop;
    print(...welcomeLines(config, shop));
  } catch (error) {
    if (shutdown.signal.aborted) process.exit(0);
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${['The shop did not start.', ...error.lines].join('\n')}\n`);
    process.exit(1);
  }
}

async function stopAndExit(stop: () => Promise<void>): Promise<never> {
  await stop();
  process.exit(0);
}

function welcomeLines(config: Config, { isOpen, firstAdminLink }: RunningShop): string[] {
  const { publicUrl } = config;
  if (config.mode === 'live') {
    return [
      isOpen
        ? `The shop is open at ${publicUrl}`
        : `The shop runs at ${publicUrl}. It is closed until it is set up at ${publicUrl}/admin/setup`,
      ...(firstAdminLink ? [`It has no admin yet. Create the first one: ${firstAdminLink}`] : []),
    ];
  }
  return [
    `The shop is open at ${publicUrl}`,
    'Demo mode: payments are simulated, mail lies in a mailbox of the shop.',
    '  Owner     admin@example.com     Admin@1234',
    '  Customer  customer@example.com  Customer@1234',
    `  Mailbox   ${publicUrl}/sandbox/mail`,
  ];
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
