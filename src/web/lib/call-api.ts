interface ApiResponse {
  ok: boolean;
  status: number;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/** The body that a route sends when it succeeds. */
export type SuccessBody<Sent> = Sent extends { ok: true; json(): Promise<infer Body> } ? Body : never;

const FALLBACK = 'This could not be saved. Please try again.';
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

  constructor(message: string, { status, body = {} }: { status: number; body?: Record<string, unknown> }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : status === 0 ? NO_CONNECTION : '';
    this.fields = isRecord(body.fields) ? (body.fields as Record<string, string>) : {};
    this.body = body;
  }
}

/** Sends a request of the typed client and returns the body of a success. `fallback` is shown when no message came. */
export async function callApi<Sent extends ApiResponse>(
  request: Promise<Sent>,
  fallback = FALLBACK,
): Promise<SuccessBody<Sent>> {
  const response = await request.catch((error: unknown): never => {
    // fetch throws a TypeError when the server cannot be reached; an aborted call is the caller's own
    if (error instanceof TypeError) throw new ApiError(fallback, { status: 0 });
    throw error;
  });
  if (response.ok) return (await response.json()) as SuccessBody<Sent>;
  throw await apiError(response, fallback);
}

/** Errors are JSON with `error`, JSON with `message`, or plain text; the HTML page of a proxy is no message. */
async function apiError(response: ApiResponse, fallback: string): Promise<ApiError> {
  const text = (await response.text().catch(() => '')).trim();
  const body = parse(text);
  const { status } = response;
  if (!isRecord(body)) return new ApiError(text && !text.startsWith('<') ? text : fallback, { status });
  const message = [body.error, body.message].find((value) => typeof value === 'string' && value !== '');
  return new ApiError((message as string | undefined) ?? fallback, { status, body });
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
