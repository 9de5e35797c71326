import { type IncomingHttpHeaders, request } from 'node:http';

/** As sent by browsers. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** Fetches a response without decompressing it. */
export function fetchBytes(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const pending = request(url, { headers: { 'Accept-Encoding': ACCEPT_ENCODING } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = response.headers;
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    });
    pending.on('error', reject);
    pending.end();
  });
}
