import type { z } from 'zod';
import type { HttpSettings } from '../../src/extension/http-settings.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { callProvider } from '../../src/extension/server/provider-http.ts';
import type { ShiprocketSettings } from './settings.server.ts';
import { loggedIn, readError } from './shiprocket-wire.ts';

interface Call<T> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  response: z.ZodType<T>;
  /** Safe to send again; only then a lost call is repeated. */
  isIdempotent?: boolean;
}

export interface ShiprocketClient {
  call<T>(call: Call<T>): Promise<ProviderResult<T>>;
  /** A PDF that a response named. */
  download(url: string): Promise<ProviderResult<Uint8Array>>;
}

/** Their token is valid for ten days. */
const TOKEN_MS = 9 * 24 * 3600 * 1000;
const DOWNLOAD_MS = 15_000;
const MAX_PDF = 8 * 1024 * 1024;

export function createClient(settings: ShiprocketSettings, http: HttpSettings = {}): ShiprocketClient {
  const { apiUrl, email, password } = settings;
  let token: { text: string; until: number } | undefined;
  let running: Promise<ProviderResult<string>> | undefined;

  async function requestToken(): Promise<ProviderResult<string>> {
    const result = await callProvider(
      {
        method: 'POST',
        url: `${apiUrl}/auth/login`,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
        response: loggedIn,
        isIdempotent: true,
        readError,
      },
      http,
    );
    if (result.is === 'rejected') return { ...result, code: 'keys-rejected' };
    if (result.is !== 'ok') return result;
    token = { text: result.value.token, until: Date.now() + TOKEN_MS };
    return { is: 'ok', value: token.text };
  }

  /** Calls that need a token at the same time share one login. */
  function login(): Promise<ProviderResult<string>> {
    running ??= requestToken().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function send<T>(
    { method, path, body, response, isIdempotent = method === 'GET' }: Call<T>,
    bearer: string,
  ): Promise<ProviderResult<T>> {
    return callProvider(
      {
        method,
        url: apiUrl + path,
        headers: {
          Authorization: `Bearer ${bearer}`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        response,
        isIdempotent,
        readError,
      },
      http,
    );
  }

  return {
    call: async (call) => {
      const known = token && token.until > Date.now() ? token.text : undefined;
      const first = known === undefined ? await login() : { is: 'ok' as const, value: known };
      if (first.is !== 'ok') return first;
      const result = await send(call, first.value);
      if (result.is !== 'rejected' || result.status !== 401) return result;
      // the token ended: one new login, and the call once more
      if (token?.text === first.value) token = undefined;
      const next = token ? { is: 'ok' as const, value: token.text } : await login();
      return next.is === 'ok' ? send(call, next.value) : next;
    },
    download: (url) => downloadPdf(url, apiUrl),
  };
}

/** Without our credentials: the file may be at another host. */
async function downloadPdf(url: string, apiUrl: string): Promise<ProviderResult<Uint8Array>> {
  const invalid = { is: 'unreachable', reason: 'invalid-response' } as const;
  if (!URL.canParse(url)) return invalid;
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:' && origin !== new URL(apiUrl).origin) return invalid;
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (!response.ok || !response.body) return { is: 'unreachable', reason: 'server-error' };
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body) {
      length += chunk.length;
      if (length > MAX_PDF) return invalid;
      chunks.push(chunk);
    }
    const file = Buffer.concat(chunks);
    return file.subarray(0, 5).toString('latin1') === '%PDF-' ? { is: 'ok', value: file } : invalid;
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { is: 'unreachable', reason: isTimeout ? 'timeout' : 'connection' };
  }
}
