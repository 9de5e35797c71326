import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Who asks, for limits. Requests that come without a connection (in-process) count as one. */
export function clientAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'in-process';
  }
}
