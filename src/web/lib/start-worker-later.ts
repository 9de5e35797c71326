import { WORKER_KEY } from './stored-user.ts';
import { whenTouched } from './when-touched.ts';

/** A visitor who only looks gets the worker too, when the page has long been complete. */
const WAIT_MS = 8000;

/** Installs the service worker, or removes it, when nothing else is to be done. Its code is loaded then. */
export function startWorkerLater(isWanted: boolean | undefined): (() => void) | undefined {
  const container = navigator.serviceWorker;
  if (!container || isWanted === undefined) return undefined;
  if (!isWanted && !container.controller && localStorage.getItem(WORKER_KEY) === null) return undefined;
  const start = async () => {
    stop();
    const worker = await import('./service-worker.ts');
    await (isWanted ? worker.startServiceWorker() : worker.removeServiceWorker());
  };
  // without a connection, or in a browser that forbids it, the shop works as without a worker
  const run = () => void start().catch(() => undefined);
  const timer = setTimeout(run, WAIT_MS);
  const stopListening = whenTouched(run);
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  return stop;
}
