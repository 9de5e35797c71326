import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { AppEnv } from './app-env.ts';

/** Parameters of a path with what somebody typed, or with a secret. */
const TYPED = /:(?:term|searchTerm|filter|token|word)\b/;

/** Logs and measures each request. Metrics use the route pattern, because ids would create too many time series. */
export function requestLog(log: Log, metrics: Metrics): MiddlewareHandler<AppEnv> {
  // none of the fields is secret, and looking for secrets takes longer than the rest of a line
  const requests = log.child({}, { redact: [] });
  return async (context, next) => {
    const started = performance.now();
    const address = context.get('address');
    const requestId = context.get('requestId');
    context.set('log', log);
    await next();
    const seconds = (performance.now() - started) / 1000;
    const { method } = context.req;
    const status = context.res.status;
    const route = context.get('page') ?? routePath(context);
    metrics.requestSeconds.observe({ method, route, status: String(status) }, seconds);
    // what somebody searched for, and the secret of a link in an e-mail, are not logged either
    const path = TYPED.test(route) ? route : context.req.path;
    const account = context.get('account');
    const apiKey = context.get('apiKey');
    // never the query string: it contains what customers type
    requests.info(
      { requestId, method, path, status, ms: Math.round(seconds * 1000), address, account, apiKey },
      'request',
    );
  };
}
