import type { Context } from 'hono';
import type { AppEnv, Caller } from './app-env.ts';

/** Who asks, in a route for which the table of access wants a login. */
export function callerOf(context: Context<AppEnv>): Caller {
  const caller = context.get('caller');
  if (!caller) throw new Error(`no caller: ${context.req.path} is open to everyone in the table of access`);
  return caller;
}

/** How the caller's browser describes itself. */
export function deviceOf(context: Context<AppEnv>): string {
  return context.req.header('User-Agent') ?? '';
}
