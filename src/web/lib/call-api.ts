import { ERROR_CODE_HEADER } from '../../contract/error-code-header.ts';
import { ui } from '../../messages/ui.ts';
import { ConnectionError } from './connection-error.ts';

export interface ApiResponse {
  ok: boolean;
  status: number;
  headers?: { get(name: string): string | null };
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/** The body that a route sends when it succeeds. */
export type SuccessBody<Sent> = Sent extends { ok: true; json(): Promise<infer Body> } ? Body : never;

/** The message when the response has none; optionally another one when there is no response. */
type Fallback = string | { noMessage: string; noConnection: string };

const NO_CONNECTION = 'no-connection';

/** Why a call of the API failed. Every caller gets this one error; anything else that is thrown is a bug. */
export class ApiError extends Error {
  /** 0 when there was no response at all. */
  readonly status: number;
  readonly code: string;
  /** What is wrong, by field of the form. */
  readonly fields: Record<string, string>;
  /** The body of the response, for errors that carry more, such as the values that somebody else saved. */
  readonly body: Record<string, unknown>;
  /** Seconds to wait before the next try, from the header of a rate limit; 0 without one. */
  readonly retryAfter: number;

  constructor(
    message: string,
    {
      status,
      body = {},
      code = '',
      retryAfter = 0,
    }: { status: number; body?: Record<string, unknown>; code?: string | undefined; retryAfter?: number },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : status === 0 ? NO_CONNECTION : code;
    this.fields = isRecord(body.fields) ? (body.fields as Record<string, string>) : {};
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** Sends a request of the typed client and returns the body of a success. `fallback` is shown when no message came. */
export async function callApi<Sent extends ApiResponse>(
  request: Promise<Sent>,
  fallback: Fallback = ui.notSaved,
): Promise<SuccessBody<Sent>> {
  const response = await expectOk(request, fallback);
  return readBody(response.json(), fallback) as Promise<SuccessBody<Sent>>;
}

/** Like `callApi` for a response that is a file. */
export async function fetchFile<Sent extends ApiResponse & { blob(): Promise<Blob> }>(
  request: Promise<Sent>,
  fallback: Fallback = ui.notSaved,
): Promise<{ file: Blob; response: Sent }> {
  const response = await expectOk(request, fallback);
  return { file: await readBody(response.blob(), fallback), response };
}

/** Undefined when the call fails: for data that a page can do without. Bugs are still thrown. */
export async function orUndefined<Body>(call: Promise<Body>): Promise<Body | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function expectOk<Sent extends ApiResponse>(request: Promise<Sent>, fallback: Fallback): Promise<Sent> {
  const response = await request.catch((error: unknown): never => {
    if (error instanceof ConnectionError) throw new ApiError(textOf(fallback, 0), { status: 0 });
    // an aborted request is the caller's own doing, anything else a bug
    throw error;
  });
  if (response.ok) return response;
  throw await apiError(response, fallback);
}

/** The connection can break within a body, and a proxy can send its own page with status 200. */
async function readBody<Body>(body: Promise<Body>, fallback: Fallback): Promise<Body> {
  return body.catch((error: unknown): never => {
    const isUnreadable = error instanceof TypeError || error instanceof SyntaxError;
    throw isUnreadable ? new ApiError(textOf(fallback, 0), { status: 0 }) : error;
  });
}

/** Errors are JSON with `error`, JSON with `message`, or plain text; the HTML page of a proxy is no message. */
async function apiError(response: ApiResponse, fallback: Fallback): Promise<ApiError> {
  const text = (await response.text().catch(() => '')).trim();
  const body = parse(text);
  const { status } = response;
  const fallbackText = textOf(fallback, status);
  const retryAfter = Number(response.headers?.get('Retry-After')) || 0;
  if (!isRecord(body)) {
    const code = response.headers?.get(ERROR_CODE_HEADER) ?? undefined;
    return new ApiError(text && !text.startsWith('<') ? text : fallbackText, { status, code, retryAfter });
  }
  const message = [body.error, body.message].find((value) => typeof value === 'string' && value !== '');
  return new ApiError((message as string | undefined) ?? fallbackText, { status, body, retryAfter });
}

function textOf(fallback: Fallback, status: number): string {
  if (typeof fallback === 'string') return fallback;
  return status === 0 ? fallback.noConnection : fallback.noMessage;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
