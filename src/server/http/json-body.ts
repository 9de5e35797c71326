import type { Context, Next } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';

/** A body that must be there and must be JSON. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** For a body that may be left out: clients that always announce JSON and send nothing mean no body. */
export async function emptyBodyIsNone(context: Context<AppEnv>, next: Next): Promise<void> {
  if ((await context.req.raw.clone().text()) === '') context.req.raw.headers.delete('content-type');
  await next();
}
