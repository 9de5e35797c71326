import { createServer, request as httpRequest, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FetchError } from './safe-fetch.ts';
import { createSafePost } from './safe-post.ts';

const ADDRESS = 'https://erp.example/hook?x=1';

let server: Server;
let port: number;
let seen: string[];
beforeAll(async () => {
  server = createServer((incoming, response) => {
    seen.push(`${incoming.method} ${incoming.headers.host} ${incoming.url}`);
    if (incoming.url === '/slow') return;
    response.writeHead(incoming.url === '/moved' ? 302 : 200, { Location: 'https://other.example/' });
    response.end('x'.repeat(3000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
});

/** Public names lead to this machine. */
const toThisMachine = (deps = {}) =>
  createSafePost({
    resolve: async () => ['127.0.0.1'],
    isAllowed: () => true,
    request: httpRequest as never,
    port,
    ...deps,
  });

test('a body is sent to the checked address under the name of the website; 1 KB of the response is read', async () => {
  const response = await toThisMachine().send(ADDRESS, '{}', {});
  expect(response).toEqual({ status: 200, text: 'x'.repeat(1024) });
  expect(seen).toEqual(['POST erp.example /hook?x=1']);
});

test('a redirect is not followed', async () => {
  expect(await toThisMachine().send('https://erp.example/moved', '{}', {})).toMatchObject({ status: 302 });
  expect(seen).toHaveLength(1);
});

test('an endpoint that does not respond is given up', async () => {
  const slow = toThisMachine({ maxMs: 200 }).send('https://erp.example/slow', '{}', {});
  await expect(slow).rejects.toThrow('takes too long');
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
])('a name that leads to %s gets nothing', async (address) => {
  const post = createSafePost({ resolve: async () => [address], request: () => expect.unreachable() });
  await expect(post.send(ADDRESS, '{}', {})).rejects.toThrow('is not public');
  const both = createSafePost({
    resolve: async () => ['8.8.8.8', address],
    request: () => expect.unreachable(),
  });
  await expect(both.send(ADDRESS, '{}', {})).rejects.toThrow('is not public');
});

test('a name that leads elsewhere at the second look (DNS rebinding) is looked up once per try', async () => {
  const responses = [['8.8.8.8'], ['127.0.0.1']];
  const hosts: unknown[] = [];
  const post = createSafePost({
    resolve: async () => responses.shift() ?? [],
    // the checked address must be an IP address, which nobody resolves again
    request: ((options: RequestOptions, onResponse: never) => {
      hosts.push(options.host, options.lookup);
      return httpRequest({ ...options, host: '127.0.0.1', port }, onResponse);
    }) as never,
  });
  await post.send(ADDRESS, '{}', {});
  expect(hosts).toEqual(['8.8.8.8', undefined]);
  await expect(post.send(ADDRESS, '{}', {})).rejects.toThrow('is not public');
  expect(seen).toHaveLength(1);
});

test('this machine is reached only where the configuration says so, and only as http://127.0.0.1', async () => {
  const local = `http://127.0.0.1:${port}/here`;
  expect(() => createSafePost().check(local)).toThrow(FetchError);
  await expect(createSafePost().send(local, '{}', {})).rejects.toThrow(FetchError);
  const post = createSafePost({ allowsThisMachine: true });
  expect(await post.send(local, '{}', {})).toMatchObject({ status: 200 });
  for (const other of ['http://localhost/', 'http://127.0.0.2/', 'http://10.0.0.1/', 'https://127.0.0.1/'])
    expect(() => post.check(other)).toThrow(FetchError);
});
