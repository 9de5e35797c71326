import { Agent, request } from 'node:http';
import { CANARY } from './attacked-shop.ts';
import type { Attack } from './cases.ts';

export interface Hit {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

const SLOWEST_MS = 1000;
const PATIENCE_MS = 15_000;
const AT_ONCE = 6;
const TRIES_WHEN_SLOW = 6;

/** What no response may contain. */
const LEAKS: Record<string, RegExp> = {
  'a stack': /\n\s+at .+:\d+:\d+/,
  'a file of ours': /node_modules\/|src\/server\/|file:\/\//,
  'a query':
    /Failed query|DrizzleQueryError|syntax error at or near|invalid input syntax|violates \w+[- ]?\w* constraint|relation "\w+" does not exist/,
  'a hash': /\$argon2|password_?hash|token_?hash/i,
  'a secret of the shop': new RegExp(CANARY),
};

/** Calls that pass on a provider's error message. */
const PROVIDER_FAILURE = /"code":"(provider-away|payment-not-started)"/;

/** Sends raw requests, without the normalisation of `fetch`. */
export function attacker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let sent = 0;
  const responded: Record<string, number> = {};
  const slow: Attack[] = [];

  const send = (attack: Attack): Promise<Hit> =>
    // a keep-alive connection may close just when it is reused; an unread large body is cut off
    sendOnce(attack).catch((error) => (error.isLate ? sendOnce(attack) : Promise.reject(error)));

  const sendOnce = ({ method, path, headers, body }: Attack): Promise<Hit> => {
    sent += 1;
    const from = { 'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` };
    // Node sends no Content-Length for the body of a DELETE
    const length = body && !('Transfer-Encoding' in headers) && { 'Content-Length': String(body.length) };
    const sending = { ...from, ...length, ...headers };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port, agent, method, path, headers: sending, timeout: PATIENCE_MS },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
              ms: performance.now() - started,
            }),
          );
        },
      );
      call.on('timeout', () => call.destroy(new Error('no answer')));
      call.on('error', (error: NodeJS.ErrnoException) =>
        reject(
          Object.assign(error, {
            isLate: (call.reusedSocket && error.code === 'ECONNRESET') || error.code === 'EPIPE',
          }),
        ),
      );
      call.end(body);
    });
  };

  /** What is wrong with the response, or undefined. */
  const attempt = async (attack: Attack): Promise<string | undefined> => {
    try {
      const hit = await send(attack);
      const kind = `${Math.floor(hit.status / 100)}xx`;
      responded[kind] = (responded[kind] ?? 0) + 1;
      const fault = faultOf(hit);
      if (fault) return fault;
      if (hit.ms >= SLOWEST_MS) slow.push(attack);
      return undefined;
    } catch (error) {
      return `no answer: ${(error as Error).message}`;
    }
  };

  /** A busy machine is slow sometimes; a slow route is slow every time. */
  const quickest = async (attack: Attack): Promise<number> => {
    const times: number[] = [];
    for (let again = 0; again < TRIES_WHEN_SLOW && !(Math.min(...times) < SLOWEST_MS); again += 1)
      times.push((await send(attack)).ms);
    return Math.min(...times);
  };

  return {
    send,
    sent: () => sent,
    /** Number of responses by status. */
    responded: () => JSON.stringify(responded),
    /** Sends all of them, some in parallel, and returns a line for each failure. */
    strike: async (list: Attack[]): Promise<string[]> => {
      const faults: string[] = [];
      const left = list.values();
      const work = async () => {
        for (const attack of left) {
          const fault = await attempt(attack);
          if (fault) faults.push(`${describe(attack)}\n  ${fault}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      for (const attack of slow.splice(0)) {
        const ms = await quickest(attack);
        if (ms >= SLOWEST_MS) faults.push(`${describe(attack)}\n  took ${Math.round(ms)} ms at best`);
      }
      return faults;
    },
    close: () => agent.destroy(),
  };
}

function faultOf({ status, headers, text }: Pick<Hit, 'status' | 'headers' | 'text'>): string | undefined {
  if (status >= 500 && !PROVIDER_FAILURE.test(text)) return `${status} ${text.slice(0, 300)}`;
  if (headers['content-encoding']) return undefined;
  const leak = Object.entries(LEAKS).find(([, pattern]) => pattern.test(text));
  return leak && `${status} shows ${leak[0]}: ${leak[1].exec(text)?.[0]}`;
}

function describe({ method, path, headers, body }: Attack): string {
  const { Authorization: _, ...newRate } = headers;
  const bytes = body ? JSON.stringify(body.toString('latin1').slice(0, 600)) : '';
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(newRate).slice(0, 300)} ${bytes}`;
}
