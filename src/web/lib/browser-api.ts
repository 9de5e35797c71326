import { apiClient } from './api.ts';
import { countedFetch } from './counted-fetch.ts';
import { clearStoredUser, storedUser } from './stored-user.ts';

let client: ReturnType<typeof apiClient> | undefined;
let onSessionEnd = () => {};

/** The shop's API as the browser asks it. Loaders run on the server and have their own in apiContext. */
export function browserApi() {
  client ??= apiClient(window.location.origin, authorizedFetch);
  return client;
}

/** What happens when the server no longer knows the stored user. */
export function whenSessionEnds(act: () => void): () => void {
  onSessionEnd = act;
  return () => {
    onSessionEnd = () => {};
  };
}

/** As fetch, in the name of the stored user, and only to this site: the token is nobody else's business. */
export async function authorizedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  const token = url.origin === window.location.origin ? storedUser()?.token : undefined;
  const headers = new Headers(init?.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await loggedFetch(url, { ...init, headers });
  noticeRejection(response.status, token);
  return response;
}

/** Who is refused is signed out. `token` is the one that was sent. */
export function noticeRejection(status: number, token: string | undefined): void {
  const isRejected = status === 401 || status === 403;
  // an answer to somebody who has left meanwhile says nothing about who is here now
  if (!isRejected || !token || storedUser()?.token !== token) return;
  clearStoredUser();
  onSessionEnd();
}

/** What fails is written to the console, for the person who is asked to help. */
async function loggedFetch(url: URL, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const log = (message: string, status?: number, data?: unknown) =>
    console.error('Request failed', { message, url: url.href, method, status, data });
  try {
    const response = await countedFetch(url, init);
    if (!response.ok) log(response.statusText, response.status, await bodyOf(response.clone()));
    return response;
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
