import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSafeFetch, FetchError, type SafeFetchDeps } from './safe-fetch.ts';

let server: Server;
let respond: RequestListener;
let hosts: (string | undefined)[];
beforeAll(async () => {
  server = createServer((incoming, response) => {
    hosts.push(incoming.headers.host);
    respond(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  hosts = [];
  respond = (_, response) => void response.end('picture');
});

/** Everything is resolved to this machine, which is allowed here only. */
function testFetch(deps: SafeFetchDeps = {}) {
  const { port } = server.address() as AddressInfo;
  return createSafeFetch({
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
    request: (options, onResponse) => httpRequest(options, onResponse),
    port,
    ...deps,
  });
}

test('a file is fetched from the checked address, under the name of its website', async () => {
  expect((await testFetch()('https://farm.example/oil.jpg?w=1')).toString()).toBe('picture');
  expect(hosts).toEqual(['farm.example']);
});

test.each([
  'http://farm.example/x.jpg',
  'ftp://farm.example/x.jpg',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://farm.example:8443/x.jpg',
  'https://user:secret@farm.example/x.jpg',
  'https://127.0.0.1/x.jpg',
  'https://0x7f.1/x.jpg',
  'https://2130706433/x.jpg',
  'https://017700000001/x.jpg',
  'https://[::1]/x.jpg',
  'https://[::ffff:127.0.0.1]/x.jpg',
  'https://localhost/x.jpg',
  'oil.jpg',
  '',
])('%s is never fetched', async (address) => {
  await expect(testFetch()(address)).rejects.toThrow(FetchError);
  expect(hosts).toEqual([]);
});

test.each([
  '127.0.0.1',
  '10.0.0.7',
  '169.254.169.254',
  '100.64.1.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '0.0.0.0',
])('a website whose name leads to %s is never fetched', async (address) => {
  const fetch = createSafeFetch({ resolve: async () => [address], request: () => expect.unreachable() });
  await expect(fetch('https://farm.example/x.jpg')).rejects.toThrow('is not public');
  // nor when a public address is beside it
  const both = createSafeFetch({
    resolve: async () => ['8.8.8.8', address],
    request: () => expect.unreachable(),
  });
  await expect(both('https://farm.example/x.jpg')).rejects.toThrow('is not public');
});

test('DNS rebinding: the name is resolved once, and the connection goes to the checked address', async () => {
  const resolved: string[] = [];
  const fetch = testFetch({
    resolve: async (host) => {
      resolved.push(host);
      return resolved.length === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    },
  });
  expect((await fetch('https://farm.example/x.jpg')).toString()).toBe('picture');
  expect(resolved).toEqual(['farm.example']);
});

test('a redirect is followed, and checked like the first address', async () => {
  respond = ({ url }, response) => {
    if (url === '/new.jpg') return void response.end('moved');
    response.writeHead(302, { Location: 'https://cdn.example/new.jpg' }).end();
  };
  expect((await testFetch()('https://farm.example/old.jpg')).toString()).toBe('moved');
  expect(hosts).toEqual(['farm.example', 'cdn.example']);
});

test.each([
  'http://cdn.example/x.jpg',
  'https://127.0.0.1/x.jpg',
  'https://localhost/x.jpg',
  'https://cdn.example:22/x.jpg',
  'file:///etc/passwd',
  'https://inner.example/x.jpg',
])('a redirect to %s is not followed', async (Location) => {
  respond = (_, response) => void response.writeHead(302, { Location }).end();
  const fetch = testFetch({
    resolve: async (host) => (host === 'inner.example' ? ['10.0.0.1'] : ['127.0.0.1']),
  });
  await expect(fetch('https://farm.example/x.jpg')).rejects.toThrow(FetchError);
  expect(hosts).toEqual(['farm.example']);
});

test('endless redirects end', async () => {
  respond = (_, response) => void response.writeHead(302, { Location: '/again' }).end();
  await expect(testFetch()('https://farm.example/x.jpg')).rejects.toThrow('redirects too often');
  expect(hosts).toHaveLength(4);
});

test.each([
  ['announced', { 'Content-Length': '2000' }],
  ['not announced', {}],
])('a file that is too large is not read to its end, %s', async (_, headers) => {
  respond = (_incoming, response) => void response.writeHead(200, headers).end(Buffer.alloc(2000));
  await expect(testFetch({ maxBytes: 1000 })('https://farm.example/x.jpg')).rejects.toThrow('more than');
});

test.each([
  ['sends nothing', () => {}],
  ['stops in the middle', (_: unknown, response: { write: (text: string) => void }) => response.write('pic')],
])('a website that %s is given up', async (_, listener) => {
  respond = listener as RequestListener;
  await expect(testFetch({ maxMs: 100 })('https://farm.example/x.jpg')).rejects.toThrow('takes too long');
});

test('a name server that never responds is given up', async () => {
  const fetch = testFetch({ maxMs: 100, resolve: () => new Promise(() => {}) });
  await expect(fetch('https://farm.example/x.jpg')).rejects.toThrow('takes too long');
});

test.each([404, 500, 204, 304])('the status %d is an error', async (status) => {
  respond = (_, response) => void response.writeHead(status).end();
  await expect(testFetch()('https://farm.example/x.jpg')).rejects.toThrow(FetchError);
});

test('an unknown website and a broken connection are errors', async () => {
  const unknown = testFetch({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
  await expect(unknown('https://farm.example/x.jpg')).rejects.toThrow('is not found');
  respond = (incoming) => incoming.socket.destroy();
  await expect(testFetch()('https://farm.example/x.jpg')).rejects.toThrow('could not be reached');
});
