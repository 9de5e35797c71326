/**
 * The upper limit: a plain node:http server that sends the shop's responses from memory. Run by bench/run.ts with the shop's
 * URL and the paths; sends its port to the parent process and exits with it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchBytes } from './fetch-bytes.ts';

const [shop = '', ...paths] = process.argv.slice(2);
const responses = new Map(
  await Promise.all(paths.map(async (path) => [path, await fetchBytes(shop + path)] as const)),
);

const server = createServer((request, response) => {
  const result = responses.get(request.url ?? '');
  if (!result) {
    response.writeHead(404);
    response.end();
    return;
  }
  response.writeHead(200, result.headers);
  response.end(result.body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
