import { openDatabaseServer } from './open-database-server.ts';
import type { Config } from './platform/config/config.ts';
import { createLog } from './platform/log.ts';
import type { SharedParts, StartedServer } from './platform/processes/messages.ts';
import { startServerProcesses } from './platform/processes/server-processes.ts';
import type { ShopSources } from './start-shop.ts';

/**
 * A shop of several server processes on one port. This process only runs what exists once, the embedded PostgreSQL and the
 * sandbox, and looks after the others.
 */
export async function startProcesses(
  config: Config,
  { openSandbox }: Pick<ShopSources, 'openSandbox'>,
  { signal, onGiveUp }: { signal: AbortSignal; onGiveUp: (line: string) => void },
): Promise<StartedServer & { stop(): Promise<void> }> {
  const cleanup = new AsyncDisposableStack();
  const openSharedParts = async (): Promise<SharedParts> => {
    const databaseUrl = await openDatabaseServer(config, cleanup);
    if (config.mode === 'live') return { databaseUrl, sandbox: undefined };
    const sandbox = await openSandbox(config);
    cleanup.defer(() => sandbox.stop());
    const { serveSandbox } = await import('./sandbox-server.ts');
    return { databaseUrl, sandbox: await serveSandbox(sandbox, cleanup) };
  };
  let shared: Promise<SharedParts> | undefined;
  const servers = startServerProcesses({
    count: config.processes,
    log: createLog(config.logLevel),
    onGiveUp,
    sharedParts: () => {
      shared ??= openSharedParts();
      return shared;
    },
  });
  const stop = async () => {
    await servers.stop();
    await shared?.catch(() => undefined);
    await cleanup.disposeAsync();
  };
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return { ...(await Promise.race([servers.opened, aborted])), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
