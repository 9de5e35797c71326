/** The shop with reload on change: Vite for the pages, a restart for the server (node --watch). */
import { createServer } from 'vite';
import type { PagesModule } from '../src/server/pages.ts';
import { runShop } from '../src/server/run-shop.ts';

await runShop(async (front) => {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: front.server } } });
  const serve = front.serve;
  front.serve = (listener) =>
    serve((request, response) => vite.middlewares(request, response, () => listener(request, response)));
  return { load: () => vite.ssrLoadModule('/src/web/server.ts') as Promise<PagesModule> };
}, true);
