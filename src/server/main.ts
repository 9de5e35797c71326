import { enableCompileCache } from 'node:module';

const POLL_INTERVAL_MS = 1000;

// React picks its production build by this variable at load time
process.env.NODE_ENV ??= 'production';
// before other modules load, so that all of them are in the compile cache at the next start
enableCompileCache();
stopWithNpm();
const [{ builtPages }, { runShop }] = await Promise.all([import('./pages.ts'), import('./run-shop.ts')]);

await runShop({
  loadPages: () => builtPages(),
  // imported lazily: a live shop does not need it
  openSandbox: async (config) => (await loadSandbox()).openSandbox(config),
});

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
