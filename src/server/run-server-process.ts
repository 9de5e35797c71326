import { readConfig } from './platform/config/config.ts';
import { joinProcessGroup } from './platform/processes/process-group.ts';
import { StartError } from './platform/start-error.ts';
import { type ShopSources, startShop } from './start-shop.ts';

/** Entry point of one of several server processes. It ends at once when the main process is gone. */
export async function runServerProcess(sources: ShopSources): Promise<void> {
  const shutdown = new AbortController();
  let stop: (() => Promise<void>) | undefined;
  // terminals and supervisors send signals to every process of a shop: the main one decides when the others stop
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const group = joinProcessGroup(() => {
    shutdown.abort();
    if (stop) void stopAndExit(stop);
  });
  try {
    const shop = await startShop(readConfig(process.env), sources, {
      development: false,
      signal: shutdown.signal,
      group,
    });
    stop = shop.stop;
    if (shutdown.signal.aborted) await stopAndExit(stop);
    group.ready({ isOpen: shop.isOpen, firstAdminLink: shop.firstAdminLink });
  } catch (error) {
    if (shutdown.signal.aborted) process.exit(0);
    if (!(error instanceof StartError)) throw error;
    await group.notStarted(error.lines);
    process.exit(1);
  }
}

async function stopAndExit(stop: () => Promise<void>): Promise<never> {
  await stop();
  process.exit(0);
}
