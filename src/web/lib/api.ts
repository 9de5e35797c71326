import { hc } from 'hono/client';
import { createContext } from 'react-router';
import type { Api } from '../../server/api.ts';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export type ApiClient = ReturnType<typeof apiClient>;

/** The shop's API, typed from the server's own routes. */
export function apiClient(origin: string, fetch: Fetch) {
  return hc<Api>(origin, { fetch });
}

/** The API inside the server's process, for loaders. */
export const apiContext = createContext<ApiClient>();
