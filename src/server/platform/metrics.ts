import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** For Prometheus. With several processes, of all of them. */
  text: () => Promise<string>;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Requests rejected by load shedding. */
  shed: Counter<'kind'>;
  /** Shared responses, by whether they came from the response cache. */
  sharedResponses: Counter<'from'>;
}

/** `share` returns what reads the metrics of all processes. */
export function createMetrics(share?: (registry: Registry) => () => Promise<string>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    text: share?.(registry) ?? (() => registry.metrics()),
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Response time by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    shed: new Counter({
      name: 'shop_shed_total',
      help: 'Requests rejected with 503 by load shedding; reads are shed before writes',
      labelNames: ['kind'],
      registers,
    }),
    sharedResponses: new Counter({
      name: 'shop_shared_answers_total',
      help: 'Responses that are the same for every visitor, from the cache (memory) or rendered (made)',
      labelNames: ['from'],
      registers,
    }),
  };
}
