import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { HttpSettings } from '../http-settings.ts';
import type { ProviderResult, Rejected, Unreachable } from '../provider-result.ts';

export interface ProviderCall<T> {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  response: z.ZodType<T>;
  /** Safe to retry: a GET, or a call with an idempotency key. */
  isIdempotent: boolean;
  readError: (body: unknown) => { code: string; message: string };
}

const DEFAULTS: Required<HttpSettings> = {
  timeoutMs: 8000,
  totalTimeoutMs: 12_000,
  tries: 3,
  backoffMs: 250,
  maxResponseBytes: 1024 * 1024,
};
const MAX_RETRY_DELAY_MS = 5000;

interface Attempt<T> {
  result: ProviderResult<T>;
  isRetryable: boolean;
  retryAfterMs: number;
}

/** Calls a provider's API with timeouts and retries. Errors contain no request data or headers, so no secret can leak. */
export async function callProvider<T>(
  call: ProviderCall<T>,
  settings: HttpSettings = {},
): Promise<ProviderResult<T>> {
  const options = { ...DEFAULTS, ...settings };
  const deadline = performance.now() + options.totalTimeoutMs;
  for (let tries = 1; ; tries++) {
    const remaining = Math.ceil(deadline - performance.now());
    const attempt = await callOnce(call, { ...options, timeoutMs: Math.min(options.timeoutMs, remaining) });
    if (!attempt.isRetryable || !call.isIdempotent || tries >= options.tries) return attempt.result;
    const backoff = options.backoffMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
    const delay = Math.min(Math.max(backoff, attempt.retryAfterMs), MAX_RETRY_DELAY_MS);
    if (performance.now() + delay >= deadline) return attempt.result;
    await wait(delay);
  }
}

async function callOnce<T>(call: ProviderCall<T>, settings: Required<HttpSettings>): Promise<Attempt<T>> {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      headers: { Accept: 'application/json', ...call.headers },
      body: call.body ?? null,
      // a redirect would send our credentials to another server
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMs),
    });
    return readResponse(call, response, await readText(response, settings.maxResponseBytes));
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return retryable({ is: 'unreachable', reason: isTimeout ? 'timeout' : 'connection' });
  }
}

function readResponse<T>(call: ProviderCall<T>, response: Response, text: string | undefined): Attempt<T> {
  const { status } = response;
  if (status >= 500) return retryable({ is: 'unreachable', reason: 'server-error' });
  if (status === 429) return retryable({ is: 'unreachable', reason: 'rate-limited' }, retryAfterMs(response));
  const body = text === undefined ? undefined : parseJson(text);
  if (status >= 400) {
    const rejected: Rejected = { is: 'rejected', status, ...call.readError(body) };
    // 409: the same request is still being processed; a retry finds it done
    return { result: rejected, isRetryable: status === 409, retryAfterMs: 0 };
  }
  const parsed = call.response.safeParse(body);
  if (!parsed.success) return final({ is: 'unreachable', reason: 'invalid-response' });
  return final({ is: 'ok', value: parsed.data });
}

function retryable(result: Unreachable, retryAfterMs = 0): Attempt<never> {
  return { result, isRetryable: true, retryAfterMs };
}

function final<T>(result: ProviderResult<T>): Attempt<T> {
  return { result, isRetryable: false, retryAfterMs: 0 };
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** Undefined when the body exceeds the limit; the rest is not read. */
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
