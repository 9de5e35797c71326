/** Development server: Vite reloads the pages, node --watch restarts the server. */
import type { Duplex } from 'node:stream';
import { createServer } from 'vite';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import type { HttpServer } from '../src/server/http-server.ts';
import type { PagesModule } from '../src/server/pages.ts';
import { runShop } from '../src/server/run-shop.ts';

const loadPages = async (httpServer: HttpServer) => {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: httpServer.server } } });
  closeUpgradedOnDrain(httpServer);
  const serve = httpServer.serve;
  httpServer.serve = (listener) =>
    serve((request, response) => vite.middlewares(request, response, () => listener(request, response)));
  return { load: () => vite.ssrLoadModule('/src/web/server.ts') as Promise<PagesModule> };
};

/** node:http does not close upgraded sockets: Vite's WebSocket would keep the process alive at shutdown. */
function closeUpgradedOnDrain(httpServer: HttpServer): void {
  const upgraded = new Set<Duplex>();
  httpServer.server.on('upgrade', (_, socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  const drain = httpServer.drain;
  httpServer.drain = () => {
    const drained = drain();
    for (const socket of upgraded) socket.destroy();
    return drained;
  };
}

await runShop({ loadPages, openSandbox }, true);
