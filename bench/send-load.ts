import autocannon from 'autocannon';
import { ACCEPT_ENCODING } from './fetch-bytes.ts';

export interface BenchRequest {
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Duration or number of requests. */
export type LoadOptions = { connections: number } & ({ seconds: number } | { amount: number });

/** Sends the requests of `next`, one after the other on every connection. Throws when a request fails. */
export async function sendLoad(
  shop: string,
  next: () => BenchRequest,
  options: LoadOptions,
): Promise<autocannon.Result> {
  const result = await autocannon({
    url: shop,
    connections: options.connections,
    ...('seconds' in options ? { duration: options.seconds } : { amount: options.amount }),
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
  const { non2xx, errors, timeouts, statusCodeStats } = result;
  const failures = non2xx + errors + timeouts;
  if (failures > 0) {
    const statuses = JSON.stringify({ ...statusCodeStats, errors, timeouts });
    throw new Error(`${next().path}: ${failures} of ${result.requests.total} requests failed, ${statuses}`);
  }
  return result;
}

/** Generates a different request every time. */
export function each(create: (index: number) => BenchRequest): () => BenchRequest {
  let index = 0;
  return () => {
    index += 1;
    return create(index);
  };
}
