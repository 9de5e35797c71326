import { lookup } from 'node:dns/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { importErrors } from '../../messages/import-errors.ts';
import { isPublicAddress } from '../../rules/public-address.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_MS = 10_000;
const MAX_REDIRECTS = 3;
const HTTPS_PORT = 443;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The address cannot or must not be fetched; the message is for the person who wrote it. */
export class FetchError extends Error {
  readonly text: () => string;
  constructor(text: () => string) {
    super(text());
    this.text = text;
  }
}

/** For tests, which have a server on this machine. */
export interface SafeFetchDeps {
  /** All addresses of a host. */
  resolve?: (host: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  request?: (options: RequestOptions, onResponse: (response: IncomingMessage) => void) => Outgoing;
  port?: number;
  maxBytes?: number;
  maxMs?: number;
}

interface Outgoing {
  on(event: 'error', listener: (error: Error) => void): unknown;
  end(): unknown;
  destroy(error?: Error): unknown;
}

export type SafeFetch = (address: string) => Promise<Buffer>;

/**
 * Fetches a file from an https address that somebody else wrote (against server-side request forgery). The host is resolved
 * here, every one of its addresses must be public, and the connection goes to the address that was checked: a second DNS
 * response cannot change it. Redirects pass the same checks. Size and time are limited, the time over all redirects.
 */
export function createSafeFetch({
  resolve = resolveAll,
  isAllowed = isPublicAddress,
  request = httpsRequest,
  port = HTTPS_PORT,
  maxBytes = MAX_BYTES,
  maxMs = MAX_MS,
}: SafeFetchDeps = {}): SafeFetch {
  return async (address) => {
    const signal = AbortSignal.timeout(maxMs);
    let url = checkUrl(address);
    for (let redirects = 0; ; redirects += 1) {
      const checked = await orTimeout(checkedAddress(url.hostname, resolve, isAllowed), signal);
      const response = await send(request, url, { address: checked, port, signal });
      const { statusCode = 0, headers } = response;
      if (!REDIRECTS.has(statusCode)) return readBody(response, statusCode, maxBytes, signal);
      response.destroy();
      if (redirects === MAX_REDIRECTS) throw new FetchError(() => importErrors.tooManyRedirects);
      url = checkUrl(headers.location ?? '', url);
    }
  };
}

/** No other scheme, port, credentials or bare IP address. The URL parser has resolved spellings such as 0x7f.1 by then. */
export function checkUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url?.protocol !== 'https:') throw new FetchError(() => importErrors.onlyHttps);
  if (url.port !== '' || url.username !== '' || url.password !== '')
    throw new FetchError(() => importErrors.noPortOrUser);
  if (url.hostname.startsWith('[') || isIP(url.hostname) !== 0 || !url.hostname.includes('.'))
    throw new FetchError(() => importErrors.websiteMissing);
  return url;
}

export async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** The address to connect to: of the host, and public. */
export async function checkedAddress(
  host: string,
  resolve: NonNullable<SafeFetchDeps['resolve']>,
  isAllowed: (address: string) => boolean,
): Promise<string> {
  const addresses = await resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new FetchError(() => importErrors.websiteNotFound(host));
  // one private address among public ones is an attack, too
  if (!addresses.every(isAllowed)) throw new FetchError(() => importErrors.websiteNotPublic(host));
  return first;
}

function send(
  request: NonNullable<SafeFetchDeps['request']>,
  url: URL,
  { address, port, signal }: { address: string; port: number; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = {
    // the checked address, never the name: nothing is resolved again
    host: address,
    port,
    path: url.pathname + url.search,
    servername: url.hostname,
    headers: {
      Host: url.host,
      Accept: 'image/jpeg, image/png',
      'Accept-Encoding': 'identity',
      'User-Agent': 'shop-import',
    },
    agent: false,
    signal,
  };
  const outgoing = request(options, resolve);
  outgoing.on('error', () => reject(failed(signal)));
  outgoing.end();
  return promise;
}

async function readBody(
  response: IncomingMessage,
  status: number,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const tooLarge = new FetchError(() => importErrors.fileTooLarge(Math.round(maxBytes / 1024 / 1024)));
  try {
    if (status !== 200) throw new FetchError(() => importErrors.websiteStatus(status ?? 0));
    if (Number(response.headers['content-length']) > maxBytes) throw tooLarge;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof FetchError ? error : failed(signal);
  } finally {
    response.destroy();
  }
}

export function failed(signal: AbortSignal): FetchError {
  return new FetchError(() => (signal.aborted ? importErrors.websiteSlow : importErrors.websiteUnreachable));
}

/** DNS has no timeout of its own. */
export function orTimeout<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(failed(signal));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}
