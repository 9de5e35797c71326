import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CANARY } from './attacked-shop.ts';
import type { Attack } from './cases.ts';

export interface Hit {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

/** What else is wrong with a response. */
type Check = (attack: Attack, hit: Hit) => string | undefined;

const SLOWEST_MS = 1000;
const PATIENCE_MS = 15_000;
/** As many as one API key may send. */
const AT_ONCE = 4;
const TRIES_WHEN_SLOW = 6;
const TRIES_WHEN_BUSY = 40;
const TRIES_WHEN_CUT_OFF = 5;
const BUSY_PAUSE_MS = 250;
/** Of Node's HTTP parser. */
const MAX_HEAD_BYTES = 16 * 1024;
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE']);

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
  let shed = 0;
  let cut = 0;
  const failed: string[] = [];
  const responded: Record<string, number> = {};
  const slow: Attack[] = [];

  const send = async (attack: Attack): Promise<Hit> => {
    for (let tries = 1; ; tries += 1) {
      const hit = await sendDespiteCuts(attack);
      if (!isShed(hit) || tries === TRIES_WHEN_BUSY) return hit;
      shed += 1;
      await pause(BUSY_PAUSE_MS);
    }
  };

  /**
   * A keep-alive connection may close just when it is reused. The shop also answers before it has read an endless head or body and
   * closes: then the reset may overtake the response. Whoever never gets one is a finding, except for a head that is too long.
   */
  const sendDespiteCuts = async (attack: Attack): Promise<Hit> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await sendOnce(attack);
      } catch (error) {
        if (!CUT_OFF.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
        if (headBytes(attack) > MAX_HEAD_BYTES) return { status: 431, headers: {}, text: '', ms: 0 };
        if (tries === TRIES_WHEN_CUT_OFF) throw error;
        cut += 1;
      }
    }
  };

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
      call.on('error', reject);
      call.end(body);
    });
  };

  /** The response, and what is wrong with it or undefined. */
  const ask = async (attack: Attack, check?: Check): Promise<{ fault: string | undefined; text: string }> => {
    try {
      const hit = await send(attack);
      const kind = `${Math.floor(hit.status / 100)}xx`;
      responded[kind] = (responded[kind] ?? 0) + 1;
      if (hit.status >= 500) failed.push(`${describe(attack)} ${hit.text}`.slice(0, 400));
      const fault = faultOf(hit) ?? check?.(attack, hit);
      if (!fault && hit.ms >= SLOWEST_MS) slow.push(attack);
      return { fault, text: hit.text };
    } catch (error) {
      return { fault: `no answer: ${(error as Error).message}`, text: '' };
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
    ask,
    sent: () => sent,
    /** Every 5xx, also what a provider's failure explains. */
    failed,
    /** Number of responses by status. */
    responded: () =>
      `${JSON.stringify(responded)}, ${shed} tried again because the machine was busy, ${cut} because the connection was cut`,
    /** Sends all of them, some in parallel, and returns a line for each failure. */
    strike: async (list: Attack[], check?: Check): Promise<string[]> => {
      const faults: string[] = [];
      const left = list.values();
      const work = async () => {
        for (const attack of left) {
          const { fault } = await ask(attack, check);
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

function headBytes({ path, headers }: Attack): number {
  return path.length + Object.entries(headers).join().length;
}

/** A busy machine rejects requests before it reads them (`load-shedding.ts`): overload.test.ts is about that. */
function isShed({ status, text }: Hit): boolean {
  return status === 503 && text.includes('"code":"busy","requestId":""');
}

function faultOf({ status, headers, text }: Pick<Hit, 'status' | 'headers' | 'text'>): string | undefined {
  if (status >= 500 && !PROVIDER_FAILURE.test(text)) return `${status} ${text.slice(0, 300)}`;
  if (headers['content-encoding']) return undefined;
  const leak = Object.entries(LEAKS).find(([, pattern]) => pattern.test(text));
  return leak && `${status} shows ${leak[0]}: ${leak[1].exec(text)?.[0]}`;
}

function describe({ method, path, headers, body, role }: Attack): string {
  const { Authorization: _, ...newRate } = headers;
  const bytes = body ? JSON.stringify(body.toString('latin1').slice(0, 600)) : '';
  const who = role ? `${role}: ` : '';
  return `${who}${method} ${path.slice(0, 300)} ${JSON.stringify(newRate).slice(0, 300)} ${bytes}`;
}
