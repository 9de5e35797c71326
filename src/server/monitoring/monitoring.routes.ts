import { timingSafeEqual } from 'node:crypto';
import { reject } from '../http/api-error.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/db.ts';
import type { Metrics } from '../platform/metrics.ts';
import { tokenHash } from '../platform/tokens.ts';
import { addShopMetrics } from './shop-metrics.ts';

/** Health probes and Prometheus metrics. In live mode the metrics need a token, because they reveal sales. */
export function monitoringRoutes({
  config: { mode, metricsToken },
  database,
  metrics: { registry, text },
  shopId,
}: {
  config: Pick<Config, 'mode' | 'metricsToken'>;
  database: Database;
  metrics: Metrics;
  /** Tells the self-check that the public address leads to this shop. */
  shopId: () => string;
}) {
  addShopMetrics(registry, database);
  const isOpen = mode === 'demo' && !metricsToken;
  const mayRead = (authorization = '') =>
    isOpen ||
    (metricsToken !== undefined &&
      timingSafeEqual(tokenHash(authorization), tokenHash(`Bearer ${metricsToken}`)));
  return createRouter()
    .get('/healthz', (context) => {
      context.header('X-Shop-Id', shopId());
      return context.json({ status: 'up' });
    })
    .get('/readyz', async (context) => {
      try {
        await database.pool.query('select 1');
        return context.json({ status: 'ready' });
      } catch {
        return reject(context, 'not-ready');
      }
    })
    .get('/metrics', async (context) => {
      if (!mayRead(context.req.header('Authorization'))) return reject(context, 'not-found');
      context.header('Content-Type', registry.contentType);
      context.header('Cache-Control', 'no-store');
      return context.body(await text());
    });
}
