import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type HttpServer,
  openHttpServer,
  SERVER_TIMEOUTS,
  type ServerTimeouts,
} from '../../src/server/http-server.ts';

const IMPATIENT: ServerTimeouts = {
  headersMs: 400,
  requestMs: 800,
  idleMs: 600,
  keepAliveMs: 300,
  pollIntervalMs: 50,
};
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');

let httpServer: HttpServer;
let port: number;
beforeAll(async () => {
  httpServer = await openHttpServer('127.0.0.1', 0, IMPATIENT);
  ({ port } = httpServer.server.address() as AddressInfo);
  httpServer.serve(async (request, response) => {
    if (request.url === '/large') return void response.end(LARGE);
    try {
      for await (const _ of request);
      response.end('done');
    } catch {
      response.destroy();
    }
  });
});
afterAll(() => httpServer?.drain());

/** Opens a connection, sends this, then continues as given; returns the reply and how long the connection lived. */
function hold(message: string, then?: (socket: Socket) => void): Promise<{ response: string; ms: number }> {
  const started = performance.now();
  return new Promise((resolve) => {
    let result = '';
    const socket = connect(port, '127.0.0.1', () => {
      if (message) socket.write(message);
      then?.(socket);
    });
    socket.on('data', (chunk) => {
      result += chunk.toString('latin1').slice(0, 200);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ response: result, ms: performance.now() - started }));
  });
}

/** A byte now and then, for ever. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 60);
  socket.on('close', () => clearInterval(timer));
}

const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';

test.each<[string, string, ((socket: Socket) => void)?]>([
  ['says nothing', ''],
  ['stops in the middle of its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '],
  ['sends its headers byte by byte', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', drip],
  ['never sends the body that it announced', POST],
  ['sends its body byte by byte', POST, drip],
  ['keeps a connection without asking anything more', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
])('a client that %s is cut off', async (_, message, then) => {
  const { ms } = await hold(message, then);
  expect(ms).toBeLessThan(8000);
});

const UPGRADE = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('a request for an upgrade gets an ordinary response, and its socket is closed like any other', async () => {
  const upgrades = Array.from({ length: 200 }, () => hold(UPGRADE));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('done');
  for (const { response: result, ms } of await Promise.all(upgrades)) {
    expect(result).toContain('HTTP/1.1 200 OK');
    expect(ms).toBeLessThan(8000);
  }
  await expect.poll(() => connections(), { timeout: 5000 }).toBe(0);
});

test('an upgrade that sends bytes for ever is cut off too', async () => {
  const { ms } = await hold(UPGRADE.replace('\r\n\r\n', '\r\nContent-Length: 100000\r\n\r\n'), drip);
  expect(ms).toBeLessThan(8000);
});

test('a client that does not read its response is cut off, and its response does not stay in memory', async () => {
  await hold('GET /large HTTP/1.1\r\nHost: x\r\n\r\n', (socket) => {
    socket.pause();
    // a paused socket hears of its end only when it reads again
    httpServer.server.once('timeout', () => socket.resume());
  });
  await expect.poll(() => connections()).toBe(0);
});

test('meanwhile everybody else is served', async () => {
  const slow = Array.from({ length: 200 }, () => hold('GET / HTTP/1.1\r\nX-A: ', drip));
  const started = performance.now();
  const result = await fetch(`http://127.0.0.1:${port}/`);
  expect(await result.text()).toBe('done');
  expect(performance.now() - started).toBeLessThan(1000);
  await Promise.all(slow);
  await expect.poll(() => connections(), { timeout: 5000 }).toBe(0);
});

test('the shop itself waits no longer than a bad phone connection needs', () => {
  expect(SERVER_TIMEOUTS.headersMs).toBeLessThanOrEqual(20_000);
  expect(SERVER_TIMEOUTS.idleMs).toBeLessThanOrEqual(60_000);
  expect(SERVER_TIMEOUTS.requestMs).toBeLessThanOrEqual(180_000);
});

function connections(): Promise<number> {
  return new Promise((resolve) => httpServer.server.getConnections((_, count) => resolve(count)));
}
