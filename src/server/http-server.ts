import { createServer, type RequestListener, type Server } from 'node:http';
import { errors } from '../contract/errors.ts';
import { StartError } from './platform/start-error.ts';

/** The door of the shop: takes the port at once, says "starting" until it is given a listener, and drains at the end. */
export interface HttpServer {
  server: Server;
  serve(listener: RequestListener): void;
  drain(): Promise<void>;
}

const DRAIN_TIMEOUT_MS = 10_000;

/** How long a client may take; who takes longer is cut off and keeps nothing here. */
export interface Patience {
  /** Until the request's headers are here; also for a connection that says nothing at all. */
  headersMs: number;
  /** Until its whole body is here: 7 MB from a bad phone connection. */
  requestMs: number;
  /** Without a byte going either way, as with a client that does not read its answer. */
  silenceMs: number;
  /** Between two requests; longer than a proxy in front keeps its connections, or it would meet closed ones. */
  keepAliveMs: number;
  pollIntervalMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 15_000,
  requestMs: 120_000,
  silenceMs: 30_000,
  keepAliveMs: 65_000,
  pollIntervalMs: 2_000,
};
const MAX_CONNECTIONS = 10_000;
const MAX_HEADERS = 100;

export async function openHttpServer(host: string, port: number, patience = PATIENCE): Promise<HttpServer> {
  let current: RequestListener = starting;
  let isDraining = false;
  const settings = {
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    keepAliveTimeout: patience.keepAliveMs,
    connectionsCheckingInterval: patience.pollIntervalMs,
  };
  const server = createServer(settings, (request, response) => {
    // a kept-alive connection would go on asking after the door is closed
    if (isDraining) response.shouldKeepAlive = false;
    current(request, response);
  });
  server.setTimeout(patience.silenceMs);
  server.maxConnections = MAX_CONNECTIONS;
  server.maxHeadersCount = MAX_HEADERS;
  // no listener for 'upgrade': Node would hand over the socket, free of every timeout above. Without one it answers the
  // request as if the header were not there. Only scripts/dev.ts adds a listener, for Vite's WebSocket.
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(readable(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    server,
    serve: (listener) => {
      current = listener;
    },
    drain: () =>
      new Promise((resolve) => {
        isDraining = true;
        const impatience = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
        server.close(() => {
          clearTimeout(impatience);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

const starting: RequestListener = (request, response) => {
  const isUp = request.url === '/healthz';
  const { status, message } = errors['not-ready'];
  response.writeHead(isUp ? 200 : status, { 'Content-Type': 'application/json', 'Retry-After': '2' });
  response.end(
    JSON.stringify(isUp ? { status: 'up' } : { error: message, code: 'not-ready', requestId: '' }),
  );
};

function readable(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `PORT: ${port} is taken by another program; choose a free one, as in PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`PORT: ${port} may not be used by this user; choose one above 1023`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST: ${host} is no address of this machine`);
  }
  return error;
}
