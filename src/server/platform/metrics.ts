import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Requests that were refused at once because the shop had too much to do. */
  shed: Counter<'kind'>;
  /** Answers for everybody, by where they came from. */
  shared: Counter<'from'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer a request, by the pattern of its route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    shed: new Counter({
      name: 'shop_shed_total',
      help: 'Requests refused at once because of overload: reads give way before writes',
      labelNames: ['kind'],
      registers,
    }),
    shared: new Counter({
      name: 'shop_shared_answers_total',
      help: 'Answers that everybody gets alike, from memory or made',
      labelNames: ['from'],
      registers,
    }),
  };
}
