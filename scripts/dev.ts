/** The shop with reload on change: Vite for the pages, a restart for the server (node --watch). */
import { createServer } from 'vite';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import type { Front } from '../src/server/front.ts';
import type { PagesModule } from '../src/server/pages.ts';
import { runShop } from '../src/server/run-shop.ts';

const loadPages = async (front: Front) => {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: front.server } } });
  const serve = front.serve;
  front.serve = (listener) =>
    serve((request, response) => vite.middlewares(request, response, () => listener(request, response)));
  return { load: () => vite.ssrLoadModule('/src/web/server.ts') as Promise<PagesModule> };
};

await runShop({ loadPages, openSandbox }, true);
