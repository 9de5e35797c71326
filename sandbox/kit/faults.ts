import type { Context, MiddlewareHandler } from 'hono';
import type { Scenarios } from './scenarios.ts';

const HUGE = 10 * 1024 * 1024;

/** Breaks the calls that were scripted to break. */
export function faults(scenarios: Scenarios, stopped: AbortSignal, maxHangMs: number): MiddlewareHandler {
  return async (context, next) => {
    const taken = scenarios.nextFault(callName(context.req.method, context.req.path));
    switch (taken?.fault) {
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

/** Waits until the client gives up, or the sandbox ends, or nobody can be waiting any more. */
async function noResponse(context: Context, stopped: AbortSignal, maxMs: number): Promise<Response> {
  const ends = AbortSignal.any([context.req.raw.signal, stopped, AbortSignal.timeout(maxMs)]);
  await new Promise<void>((resolve) => {
    if (ends.aborted) resolve();
    else ends.addEventListener('abort', () => resolve(), { once: true });
  });
  return new Response(null, { status: 504 });
}

/** `POST /v1/payments/:id/capture`, wherever the sandbox is mounted. */
function callName(method: string, path: string): string {
  const own = path.slice(Math.max(path.search(/\/v[12]\//), 0));
  return `${method} ${own.replace(/\/((order|pay|rfnd)_\w+|[A-Z0-9]{17})(?=\/|$)/g, '/:id')}`;
}
