import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer before several replicas: round robin, and on to the next when one is unreachable or silent. */
export async function openProxy(targets: string[]): Promise<{ url: string; close: () => Promise<void> }> {
  let turn = 0;
  const server = createServer(async (asked, response) => {
    const body = Buffer.concat(await asked.toArray());
    turn += 1;
    for (let tries = 0; tries < targets.length; tries += 1) {
      const target = targets[(turn + tries) % targets.length] ?? '';
      if (await passOn(target, asked, body, response)) return;
    }
    response.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** False when no byte of a response came: the next replica may be tried. */
function passOn(
  target: string,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  const seen = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return new Promise((resolve) => {
    const asking = request(
      target + url,
      { method, headers: { ...headers, 'x-forwarded-for': seen } },
      (got) => {
        response.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(response);
        got.on('error', () => response.destroy());
        response.on('close', () => resolve(true));
      },
    );
    asking.on('error', ({ code }: NodeJS.ErrnoException) => {
      // a request that may have had an effect is not repeated: the client retries it with its idempotency key
      const mayAskNext = code === 'ECONNREFUSED' || method === 'GET';
      if (!mayAskNext && !response.headersSent) response.writeHead(502).end();
      resolve(!mayAskNext || response.headersSent);
    });
    asking.end(body);
  });
}
