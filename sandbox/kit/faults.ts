import type { Context, MiddlewareHandler } from 'hono';
import type { Scenarios } from './scenarios.ts';

const HUGE = 10 * 1024 * 1024;

/** Applies the planned faults to API calls. */
export function faults(scenarios: Scenarios, stopped: AbortSignal, maxHangMs: number): MiddlewareHandler {
  return async (context, next) => {
    const planned = scenarios.nextFault(callName(context.req.method, context.req.path));
    switch (planned?.fault) {
      case undefined:
        return next();
      case 'error-500':
        return context.json({ error: { code: 'SERVER_ERROR', description: 'as scripted' } }, 500);
      case 'busy':
        return context.json({ error: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' } }, 429);
      case 'nonsense':
        return context.html('<!doctype html><title>Maintenance</title><p>Back soon.</p>');
      case 'huge':
        await next();
        context.res = Response.json({ ...((await context.res.json()) as object), padding: 'x'.repeat(HUGE) });
        return;
      case 'answer-lost':
        await next();
        context.res = await noResponse(context, stopped, maxHangMs);
        return;
      case 'time-out':
        return noResponse(context, stopped, maxHangMs);
    }
  };
}

/** Hangs until the client disconnects, the sandbox stops or the maximum time is over. */
async function noResponse(context: Context, stopped: AbortSignal, maxMs: number): Promise<Response> {
  const signal = AbortSignal.any([context.req.raw.signal, stopped, AbortSignal.timeout(maxMs)]);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return new Response(null, { status: 504 });
}

/** Name of a call such as `POST /v1/payments/:id/capture`, independent of the mount path. */
function callName(method: string, path: string): string {
  const apiPath = path.slice(Math.max(path.search(/\/v[12]\//), 0));
  return `${method} ${apiPath.replace(/\/((order|pay|rfnd)_\w+|[A-Z0-9]{17})(?=\/|$)/g, '/:id')}`;
}
