import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';

import type { ShopSources } from './start-shop.ts';

const POLL_INTERVAL_MS = 1000;

// React picks its production build by this variable at load time
process.env.NODE_ENV ??= 'production';
// before other modules load, so that all of them are in the compile cache at the next start
enableCompileCache();
const sources: ShopSources = {
  loadPages: async () => (await import('./pages.ts')).builtPages(),
  // imported lazily: a live shop does not need it
  openSandbox: async (config) => (await loadSandbox()).openSandbox(config),
};

if (cluster.isPrimary) {
  stopWithNpm();
  await (await import('./run-shop.ts')).runShop(sources);
} else await (await import('./run-server-process.ts')).runServerProcess(sources);

async function loadSandbox() {
  try {
    return await import('../../sandbox/open-sandbox.ts');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const { StartError } = await import('./platform/start-error.ts');
    throw new StartError(
      'SHOP_MODE: demo needs the sandbox, which is not part of this copy of the shop; an image has it when built with --build-arg DEMO=true',
    );
  }
}

/** npm cannot forward a SIGKILL: without this check the orphaned server would keep the port. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && process.kill(process.pid, 'SIGTERM'), POLL_INTERVAL_MS).unref();
}
