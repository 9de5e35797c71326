import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openHttpServer } from './http-server.ts';
import type { SharedParts } from './platform/processes/messages.ts';

/** Simulated providers of demo mode. */
export interface Sandbox {
  smtpUrl: string;
  fetch: (request: Request) => Response | Promise<Response>;
  stop: () => Promise<void>;
}

/** Of one connection, not of the message. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect'];

/** The sandbox has its state in memory: the main process runs it, and the server processes reach it here. */
export async function serveSandbox(
  sandbox: Sandbox,
  cleanup: AsyncDisposableStack,
): Promise<SharedParts['sandbox']> {
  const httpServer = await openHttpServer('127.0.0.1', 0);
  cleanup.defer(() => httpServer.drain());
  httpServer.serve(getRequestListener(sandbox.fetch));
  const { port } = httpServer.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, smtpUrl: sandbox.smtpUrl };
}

/** The sandbox of the main process, as a server process sees it. */
export function reachSandbox(served: SharedParts['sandbox']): Sandbox | undefined {
  if (!served) return undefined;
  return {
    smtpUrl: served.smtpUrl,
    fetch: (request) => forward(request, served.url),
    stop: async () => {},
  };
}

async function forward(request: Request, to: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...CONNECTION_HEADERS, 'host', 'content-length']) headers.delete(name);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const response = await fetch(to + pathname + search, {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: request.signal,
    ...(hasBody && { body: await request.arrayBuffer() }),
  });
  const result = new Response(response.body, response);
  for (const name of CONNECTION_HEADERS) result.headers.delete(name);
  return result;
}
