import { createServer, type RequestListener, type Server } from 'node:http';
import { errorStatus } from '../contract/errors.ts';
import { targetLanguage } from './http/request-language.ts';
import { errorMessage } from './platform/error-message.ts';
import { languageScope } from './platform/language-scope.ts';
import { StartError } from './platform/start-error.ts';

/** Responds 503 until `serve` sets a listener, and drains open requests on shutdown. */
export interface HttpServer {
  server: Server;
  listen(): Promise<void>;
  serve(listener: RequestListener): void;
  drain(): Promise<void>;
}

const DRAIN_TIMEOUT_MS = 10_000;

/** Timeouts against slow clients: a connection that exceeds one is closed. */
export interface ServerTimeouts {
  /** Until the request's headers have arrived; also closes connections that send nothing. */
  headersMs: number;
  /** Until the request body has arrived: a film of 30 MB over a slow connection. */
  requestMs: number;
  /** No bytes in either direction, for example when a client does not read its response. */
  idleMs: number;
  /** Between two requests. Longer than a reverse proxy's own keep-alive, or the proxy would hit closed connections. */
  keepAliveMs: number;
  pollIntervalMs: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  headersMs: 15_000,
  requestMs: 180_000,
  idleMs: 30_000,
  keepAliveMs: 65_000,
  pollIntervalMs: 2_000,
};
const MAX_CONNECTIONS = 10_000;
const MAX_HEADERS = 100;

/** Listens immediately. */
export async function openHttpServer(
  host: string,
  port: number,
  timeouts = SERVER_TIMEOUTS,
): Promise<HttpServer> {
  const httpServer = createHttpServer(host, port, timeouts);
  await httpServer.listen();
  return httpServer;
}

export function createHttpServer(host: string, port: number, timeouts = SERVER_TIMEOUTS): HttpServer {
  let current: RequestListener = starting;
  let isDraining = false;
  const settings = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: timeouts.pollIntervalMs,
  };
  const server = createServer(settings, (request, response) => {
    // a keep-alive connection would go on sending requests after shutdown began
    if (isDraining) response.shouldKeepAlive = false;
    current(request, response);
  });
  server.setTimeout(timeouts.idleMs);
  server.maxConnections = MAX_CONNECTIONS;
  server.maxHeadersCount = MAX_HEADERS;
  // no 'upgrade' listener: Node would hand over the socket without the timeouts above. Without a listener it ignores
  // the header. Only scripts/dev.ts adds one, for Vite's WebSocket.
  return {
    server,
    listen: () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => reject(toStartError(error, host, port)));
        server.listen(port, host, resolve);
      }),
    serve: (listener) => {
      current = listener;
    },
    drain: () =>
      new Promise((resolve) => {
        isDraining = true;
        const drainTimeout = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
        server.close(() => {
          clearTimeout(drainTimeout);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

const starting: RequestListener = (request, response) => {
  const isUp = request.url === '/healthz';
  const status = errorStatus['not-ready'];
  const error = languageScope.run(targetLanguage(request.url ?? ''), () => errorMessage('not-ready'));
  response.writeHead(isUp ? 200 : status, { 'Content-Type': 'application/json', 'Retry-After': '2' });
  response.end(JSON.stringify(isUp ? { status: 'up' } : { error, code: 'not-ready', requestId: '' }));
};

function toStartError(error: NodeJS.ErrnoException, host: string, port: number): Error {
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
