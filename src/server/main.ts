import { enableCompileCache } from 'node:module';

// before anything else is loaded, so that the next start finds all of it compiled
enableCompileCache();
const [{ builtPages }, { runShop }] = await Promise.all([import('./pages.ts'), import('./run-shop.ts')]);

await runShop(() => builtPages());
