import { apiClient } from './api.ts';
import { countedFetch } from './return-labels.ts';
import { forgetUser, storedUser } from './stored-user.ts';

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
  const answer = await loggedFetch(url, { ...init, headers });
  noticeRefusal(answer.status, token);
  return answer;
}

/** Who is refused is signed out. `token` is the one that was sent. */
export function noticeRefusal(status: number, token: string | undefined): void {
  const isRefused = status === 401 || status === 403;
  // an answer to somebody who has left meanwhile says nothing about who is here now
  if (!isRefused || !token || storedUser()?.token !== token) return;
  forgetUser();
  onSessionEnd();
}

/** What fails is written to the console, for the person who is asked to help. */
async function loggedFetch(url: URL, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET';
  const log = (message: string, status?: number, data?: unknown) =>
    console.error('Request failed', { message, url: url.href, method, status, data });
  try {
    const answer = await countedFetch(url, init);
    if (!answer.ok) log(answer.statusText, answer.status, await bodyOf(answer.clone()));
    return answer;
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
