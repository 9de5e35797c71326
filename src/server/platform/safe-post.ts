import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPublicAddress } from '../../rules/public-address.ts';
import { checkedAddress, checkUrl, failed, orTimeout, resolveAll } from './safe-fetch.ts';

const MAX_MS = 15_000;
const MAX_RESPONSE_BYTES = 1024;
const HTTPS_PORT = 443;
const THIS_MACHINE = '127.0.0.1';

interface SafePostDeps {
  /** Also http addresses of this machine: for tests and demo shops. */
  allowsThisMachine?: boolean;
  /** All addresses of a host. */
  resolve?: (host: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  /** For tests, which have a server on this machine. */
  request?: typeof httpsRequest;
  port?: number;
  maxMs?: number;
}

interface PostResponse {
  status: number;
  /** The beginning of the body. */
  text: string;
}

export interface SafePost {
  /** Throws a FetchError when the address can never be used. */
  check(address: string): void;
  /** Throws a FetchError when there is no response. */
  send(address: string, body: string | Buffer, headers: Record<string, string>): Promise<PostResponse>;
}

/**
 * Sends JSON, or what the headers say, to an https address that somebody else wrote, with the checks of `createSafeFetch`: the host is resolved once, all
 * its addresses must be public, and the connection goes to the one that was checked. Redirects are not followed.
 */
export function createSafePost({
  allowsThisMachine = false,
  resolve = resolveAll,
  isAllowed = isPublicAddress,
  request = httpsRequest,
  port = HTTPS_PORT,
  maxMs = MAX_MS,
}: SafePostDeps = {}): SafePost {
  const isLocal = (address: string) => {
    const url = URL.parse(address);
    return allowsThisMachine && url?.protocol === 'http:' && url.hostname === THIS_MACHINE;
  };
  return {
    check: (address) => {
      if (!isLocal(address)) checkUrl(address);
    },
    send: async (address, body, headers) => {
      const signal = AbortSignal.timeout(maxMs);
      const url = isLocal(address) ? new URL(address) : checkUrl(address);
      const isThisMachine = isLocal(address);
      const host = isThisMachine
        ? THIS_MACHINE
        : await orTimeout(checkedAddress(url.hostname, resolve, isAllowed), signal);
      const options: RequestOptions & { servername: string } = {
        method: 'POST',
        // the checked address, never the name: nothing is resolved again
        host,
        port: isThisMachine ? url.port : port,
        path: url.pathname + url.search,
        servername: url.hostname,
        headers: {
          'Content-Type': 'application/json',
          ...headers,
          Host: url.host,
          'Content-Length': String(Buffer.byteLength(body)),
          'Accept-Encoding': 'identity',
          'User-Agent': 'shop-webhooks',
        },
        agent: false,
        signal,
      };
      const response = await post(isThisMachine ? httpRequest : request, options, body);
      return { status: response.statusCode ?? 0, text: await readBeginning(response, signal) };
    },
  };
}

function post(
  request: typeof httpRequest,
  options: RequestOptions,
  body: string | Buffer,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = request(options, resolve);
  outgoing.on('error', () => reject(failed(options.signal as AbortSignal)));
  outgoing.end(body);
  return promise;
}

/** The rest is not even received. */
async function readBeginning(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_RESPONSE_BYTES) break;
    }
  } catch {
    throw failed(signal);
  } finally {
    response.destroy();
  }
  // PostgreSQL cannot store NUL
  return Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString('utf8').replaceAll('\0', '');
}
