import { ConnectionError } from './connection-error.ts';
import { countedFetch } from './counted-fetch.ts';
import { reportSessionEnd } from './session-end.ts';
import { endStoredSession, storedUser } from './stored-user.ts';

let resolveConflict = async (_: Response) => false;

/** Registers what may remove the cause of a 409; resolves to whether the same call is sent once more. */
export function whenConflict(listener: (response: Response) => Promise<boolean>): () => void {
  resolveConflict = listener;
  return () => {
    resolveConflict = async () => false;
  };
}

/** fetch with the stored user's token. The token is sent to this origin only. */
export async function authorizedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await send(input, init);
  const isRepeated = response.status === 409 && (await resolveConflict(response.clone()));
  return isRepeated ? send(input, init) : response;
}

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  const token = url.origin === window.location.origin ? storedUser()?.token : undefined;
  const headers = new Headers(init?.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await loggedFetch(url, { ...init, headers });
  signOutIfRejected(response.status, token);
  return response;
}

/** Signs the user out after a 401 or 403. `token` is the one that was sent. */
export function signOutIfRejected(status: number, token: string | undefined): void {
  const isRejected = status === 401 || status === 403;
  // a late response to a user who has signed out meanwhile must not sign out the next one
  if (!isRejected || !token || storedUser()?.token !== token) return;
  endStoredSession();
  reportSessionEnd();
}

/** Logs failed requests to the console, so that support can ask for them. */
async function loggedFetch(url: URL, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const log = (message: string, status?: number, data?: unknown) =>
    console.error('Request failed', { message, url: url.href, method, status, data });
  try {
    const response = await countedFetch(url, init);
    if (!response.ok) log(response.statusText, response.status, await bodyOf(response.clone()));
    return response;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log(message);
    throw isNetworkFailure(error) ? new ConnectionError(message, { cause: error }) : error;
  }
}

/** fetch throws a TypeError; some browsers throw a DOMException for a timeout. An abort is no failure. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name !== 'AbortError');
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
