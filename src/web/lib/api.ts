import { hc } from 'hono/client';
import { createContext } from 'react-router';
import type { Api } from '../../server/api.ts';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export type ApiClient = ReturnType<typeof apiClient>;

/** The API client, typed from the server's routes. */
export function apiClient(origin: string, fetch: Fetch) {
  return hc<Api>(origin, { fetch });
}

/** The API client for loaders: calls the API in the same process. */
export const apiContext = createContext<ApiClient>();
