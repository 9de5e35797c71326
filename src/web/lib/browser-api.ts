import { currentLanguage } from '../../messages/current-language.ts';
import { apiClient } from './api-client.ts';
import { authorizedFetch } from './authorized-fetch.ts';

let client: ReturnType<typeof apiClient> | undefined;

/** The API client for the browser. Loaders run on the server and use the client in apiContext. */
export function browserApi() {
  client ??= apiClient(window.location.origin, currentLanguage(), authorizedFetch);
  return client;
}
