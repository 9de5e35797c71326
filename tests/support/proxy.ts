import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before several shops in real life: takes turns, and goes to the next when one cannot be reached or falls silent. */
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

/** False when nothing of an answer came: the next may be asked. */
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
      // what may have happened is not asked for a second time: that is up to the client, who has a key for it
      const mayAskNext = code === 'ECONNREFUSED' || method === 'GET';
      if (!mayAskNext && !response.headersSent) response.writeHead(502).end();
      resolve(!mayAskNext || response.headersSent);
    });
    asking.end(body);
  });
}
