import { enableCompileCache } from 'node:module';

// React chooses its quick build by this, when it is loaded
process.env.NODE_ENV ??= 'production';
// before anything else is loaded, so that the next start finds all of it compiled
enableCompileCache();
const [{ builtPages }, { runShop }] = await Promise.all([import('./pages.ts'), import('./run-shop.ts')]);

await runShop({
  loadPages: () => builtPages(),
  // loaded only when it is opened: a live shop has no use for it
  openSandbox: async (config) => (await import('../../sandbox/open-sandbox.ts')).openSandbox(config),
});
