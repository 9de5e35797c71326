import { type Config, readConfig } from './platform/config/config.ts';
import { readDotEnv } from './platform/config/dot-env.ts';
import type { StartedServer } from './platform/processes/messages.ts';
import { StartError } from './platform/start-error.ts';
import type { ShopSources } from './start-shop.ts';

/** Process entry point: prints the URL or the start errors, and shuts down gracefully on Ctrl-C and SIGTERM. */
export async function runShop(sources: ShopSources, development = false): Promise<void> {
  const shutdown = new AbortController();
  let stop: (() => Promise<void>) | undefined;
  const end = async (exitCode: number) => {
    if (shutdown.signal.aborted) return;
    shutdown.abort();
    // during startup, startShop aborts at its next step and cleans up after itself
    if (stop) await stopAndExit(stop, exitCode);
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  const onGiveUp = (line: string) => {
    process.stderr.write(`The shop stops. ${line}\n`);
    void end(1);
  };
  try {
    readDotEnv();
    const config = readConfig(process.env);
    const { signal } = shutdown;
    const shop =
      config.processes > 1 && !development
        ? await (await import('./start-processes.ts')).startProcesses(config, sources, { signal, onGiveUp })
        : await (await import('./start-shop.ts')).startShop(config, sources, { development, signal });
    stop = shop.stop;
    print(...welcomeLines(config, shop));
  } catch (error) {
    if (shutdown.signal.aborted) process.exit(0);
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${['The shop did not start.', ...error.lines].join('\n')}\n`);
    process.exit(1);
  }
}

async function stopAndExit(stop: () => Promise<void>, exitCode: number): Promise<never> {
  await stop();
  process.exit(exitCode);
}

function welcomeLines(config: Config, { isOpen, firstAdminLink }: StartedServer): string[] {
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
