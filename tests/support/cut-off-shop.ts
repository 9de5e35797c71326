import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CutOffShop {
  url: string;
  /** No byte goes through, as when the server was killed. */
  isDown: boolean;
  /** The next requests that it names reach the shop, which is "killed" before its response arrives. */
  losesResponseOf: (request: { method: string; path: string }) => boolean;
  /** Appended to the service worker. */
  workerCode: string;
  close: () => Promise<void>;
}

/** The shop behind a connection that tests can cut at any time. */
export async function openCutOffShop(target: string): Promise<CutOffShop> {
  const server = createServer(async (asked, response) => {
    if (shop.isDown) return response.destroy();
    const body = Buffer.concat(await asked.toArray());
    passOn(asked, body, response);
  });
  const passOn = (
    { method = 'GET', url = '/', headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ) => {
    const isWorker = url === '/sw.js';
    const asking = request(
      target + url,
      {
        method,
        headers: {
          ...headers,
          host: new URL(target).host,
          ...(headers.origin && { origin: target }),
          ...(isWorker && { 'accept-encoding': 'identity', 'if-none-match': '' }),
        },
      },
      async (got) => {
        if (shop.isDown || shop.losesResponseOf({ method, path: url })) {
          got.resume();
          return response.destroy();
        }
        if (!isWorker) {
          response.writeHead(got.statusCode ?? 502, got.headers);
          return void got.pipe(response);
        }
        const script = Buffer.concat(await got.toArray()).toString() + shop.workerCode;
        const { etag: _, 'content-length': __, ...rest } = got.headers;
        response.writeHead(got.statusCode ?? 502, rest).end(script);
      },
    );
    asking.on('error', () => response.destroy());
    asking.end(body);
  };
  const shop: CutOffShop = {
    url: '',
    isDown: false,
    losesResponseOf: () => false,
    workerCode: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return shop;
}
