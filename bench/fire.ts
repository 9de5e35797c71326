import autocannon from 'autocannon';
import { ACCEPT_ENCODING } from './fetch-bytes.ts';

export interface Shot {
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** So long, or so many requests, whichever a scenario needs. */
export type Volley = { connections: number } & ({ seconds: number } | { amount: number });

/** Sends what `next` gives, one after the other on every connection. An answer that is no success ends the measuring. */
export async function fire(shop: string, next: () => Shot, volley: Volley): Promise<autocannon.Result> {
  const result = await autocannon({
    url: shop,
    connections: volley.connections,
    ...('seconds' in volley ? { duration: volley.seconds } : { amount: volley.amount }),
    headers: { 'Accept-Encoding': ACCEPT_ENCODING },
    requests: [
      {
        setupRequest: (request) => {
          const { method = 'GET', path, token, body, headers } = next();
          return {
            ...request,
            method,
            path,
            headers: {
              ...request.headers,
              ...(token ? { Authorization: `Bearer ${token}` } : {}),
              ...(body ? { 'Content-Type': 'application/json' } : {}),
              ...headers,
            },
            ...(body ? { body: JSON.stringify(body) } : {}),
          };
        },
      },
    ],
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0)
    throw new Error(`${next().path}: ${failures} of ${result.requests.total} requests failed`);
  return result;
}

/** Another request every time. */
export function each(make: (turn: number) => Shot): () => Shot {
  let turn = 0;
  return () => {
    turn += 1;
    return make(turn);
  };
}
