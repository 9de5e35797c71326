import { apiClient } from './api.ts';
import { countedFetch } from './requests.ts';

let client: ReturnType<typeof apiClient> | undefined;

/** The shop's API as the browser asks it. Loaders run on the server and have their own in apiContext. */
export function browserApi() {
  client ??= apiClient(window.location.origin, loggedFetch);
  return client;
}

/** As fetch; what fails is written to the console, for the person who is asked to help. */
async function loggedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const method = init?.method ?? 'GET';
  const log = (message: string, status?: number, data?: unknown) =>
    console.error('Request failed', { message, url, method, status, data });
  try {
    const answer = await countedFetch(input, init);
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
