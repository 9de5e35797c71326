import { type IncomingHttpHeaders, request } from 'node:http';

/** What a browser says that it understands. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** An answer as it comes over the wire, still compressed. */
export function askBytes(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': ACCEPT_ENCODING } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = response.headers;
        resolve({ headers, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
