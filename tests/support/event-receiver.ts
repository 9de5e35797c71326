import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedEvent {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; type: string; timestamp: string; data: Record<string, unknown> };
}

/** A server of somebody who receives events, on this machine. */
export async function openEventReceiver() {
  const received: ReceivedEvent[] = [];
  let statusOf: (event: ReceivedEvent['event']) => number = () => 200;
  let responseText = 'ok';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const event = JSON.parse(body);
    const status = statusOf(event);
    received.push({ headers: request.headers, body, event });
    // 0: never responds
    if (status !== 0) response.writeHead(status, { Location: '/elsewhere' }).end(responseText);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook?shop=1`,
    received,
    types: () => received.map(({ event }) => event.type),
    /** 0: the connection stays open without a response. */
    respondWith: (status: number | typeof statusOf, text = 'ok') => {
      statusOf = typeof status === 'number' ? () => status : status;
      responseText = text;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type EventServer = Awaited<ReturnType<typeof openEventReceiver>>;
