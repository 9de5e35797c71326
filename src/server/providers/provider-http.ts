import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { ProviderResult, Rejected, Unreachable } from './provider-result.ts';

export interface HttpSettings {
  /** For one try, from the first byte sent to the last one read. */
  timeoutMs?: number;
  /** For all tries together: somebody may be waiting for the answer. */
  patienceMs?: number;
  /** Tries in all, for calls that may be repeated. */
  tries?: number;
  /** The wait before the second try; it doubles with each. */
  backoffMs?: number;
  maxResponseBytes?: number;
}

export interface ProviderCall<T> {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  response: z.ZodType<T>;
  /** Doing it twice is the same as once: a question, or a call with an idempotency key. */
  mayRepeat: boolean;
  readError: (body: unknown) => { code: string; message: string };
}

const USUAL: Required<HttpSettings> = {
  timeoutMs: 8000,
  patienceMs: 12_000,
  tries: 3,
  backoffMs: 250,
  maxResponseBytes: 1024 * 1024,
};
const MAX_WAIT_MS = 5000;

interface Try<T> {
  response: ProviderResult<T>;
  worthRepeating: boolean;
  waitMs: number;
}

/** One call of a provider; errors carry neither the request nor its headers, so no secret can leak through them. */
export async function callProvider<T>(
  call: ProviderCall<T>,
  settings: HttpSettings = {},
): Promise<ProviderResult<T>> {
  const chosen = { ...USUAL, ...settings };
  const end = performance.now() + chosen.patienceMs;
  for (let number = 1; ; number++) {
    const left = Math.ceil(end - performance.now());
    const tried = await tryOnce(call, { ...chosen, timeoutMs: Math.min(chosen.timeoutMs, left) });
    if (!tried.worthRepeating || !call.mayRepeat || number >= chosen.tries) return tried.response;
    const backoff = chosen.backoffMs * 2 ** (number - 1) * (0.5 + Math.random() / 2);
    const pause = Math.min(Math.max(backoff, tried.waitMs), MAX_WAIT_MS);
    if (performance.now() + pause >= end) return tried.response;
    await wait(pause);
  }
}

async function tryOnce<T>(call: ProviderCall<T>, settings: Required<HttpSettings>): Promise<Try<T>> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { Accept: 'application/json', ...call.headers },
      body: call.body ?? null,
      // a redirect would carry our credentials to wherever it points
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs),
    });
    return validate(call, response, await readText(response, settings.maxResponseBytes));
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return again({ is: 'unreachable', why: timedOut ? 'timeout' : 'connection' });
  }
}

function validate<T>(call: ProviderCall<T>, response: Response, text: string | undefined): Try<T> {
  const { status } = response;
  if (status >= 500) return again({ is: 'unreachable', why: 'fault' });
  if (status === 429) return again({ is: 'unreachable', why: 'busy' }, retryAfterMs(response));
  const body = text === undefined ? undefined : parseJson(text);
  if (status >= 400) {
    const rejected: Rejected = { is: 'refused', status, ...call.readError(body) };
    // a conflict is the same request still being worked on; the next try finds it done
    return { response: rejected, worthRepeating: status === 409, waitMs: 0 };
  }
  const read = call.response.safeParse(body);
  if (!read.success) return final({ is: 'unreachable', why: 'nonsense' });
  return final({ is: 'ok', value: read.data });
}

function again(result: Unreachable, waitMs = 0): Try<never> {
  return { response: result, worthRepeating: true, waitMs };
}

function final<T>(result: ProviderResult<T>): Try<T> {
  return { response: result, worthRepeating: false, waitMs: 0 };
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** Nothing when the answer is longer than any that we expect: it is not read to its end. */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
