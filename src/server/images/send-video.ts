import type { Context } from 'hono';
import { reject } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import { byteRange } from '../http/byte-range.ts';
import type { Storage } from '../platform/storage/storage.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Streams a film, or the part of it that the browser asks for: players jump, and Safari plays nothing else. */
export async function sendVideo(
  context: Context<AppEnv>,
  storage: Storage,
  address: string,
  type: string,
): Promise<Response> {
  const film = await storage.open(address);
  if (!film) return reject(context, 'not-found');
  // the name of an upload is the hash of its content
  const etag = `"${address.split('/').slice(-2).join('')}"`;
  const headers = { 'Accept-Ranges': 'bytes', 'Cache-Control': IMMUTABLE, ETag: etag };
  if (context.req.header('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  const ifRange = context.req.header('If-Range');
  const isSameFile = ifRange === undefined || ifRange === etag;
  const range = byteRange(isSameFile ? context.req.header('Range') : undefined, film.size);
  if (range === 'unsatisfiable') {
    const unsatisfied = { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${film.size}` };
    return new Response(null, { status: 416, headers: unsatisfied });
  }
  const { from, to } = range ?? { from: 0, to: film.size - 1 };
  // HEAD runs the same handler: an unread stream would stay open
  const body = context.req.method === 'HEAD' ? null : await film.stream(from, to);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(to - from + 1),
      ...(range && { 'Content-Range': `bytes ${from}-${to}/${film.size}` }),
    },
  });
}
