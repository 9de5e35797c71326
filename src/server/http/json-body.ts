import type { Context, Next } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from './app-env.ts';

/** OpenAPI description of a required JSON body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** For an optional body: some clients send `Content-Type: application/json` with an empty body. */
export async function allowEmptyBody(context: Context<AppEnv>, next: Next): Promise<void> {
  if ((await context.req.raw.clone().text()) === '') context.req.raw.headers.delete('content-type');
  await next();
}
