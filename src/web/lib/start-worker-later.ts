import { WORKER_KEY } from './stored-user.ts';
import { whenUnhurried } from './when-unhurried.ts';

/** Installs the service worker, or removes it, when nothing else is to be done. Its code is loaded then. */
export function startWorkerLater(isWanted: boolean | undefined): (() => void) | undefined {
  const container = navigator.serviceWorker;
  if (!container || isWanted === undefined) return undefined;
  if (!isWanted && !container.controller && localStorage.getItem(WORKER_KEY) === null) return undefined;
  const start = async () => {
    const worker = await import('./service-worker.ts');
    await (isWanted ? worker.startServiceWorker() : worker.removeServiceWorker());
  };
  // without a connection, or in a browser that forbids it, the shop works as without a worker
  return whenUnhurried(() => void start().catch(() => undefined));
}
