import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ZodError } from 'zod';
import { validation } from '../../messages/validation.ts';
import { reject, rejectAsText } from './api-error.ts';
import type { AppEnv } from './app-env.ts';
import { findMalformedText } from './malformed-text.ts';

/** Result of validating a request against the route's schema. */
type Validated = { success: true; data: unknown } | { success: false; error: ZodError };

/** Rejects invalid requests with one message per field. A trailing slash in the URL is ignored. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result: Validated, context) => {
      if (result.success) return rejectMalformedText(result.data, context);
      const fields = Object.fromEntries(
        result.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
      );
      return reject(context, 'bad-request', fields);
    },
  });
}

/** Rejects invalid requests with the first message as plain text, because its pages show the body as it is. */
export function createTextErrorRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result: Validated, context) => {
      if (!result.success) return rejectAsText(context, 'bad-request', result.error.issues[0]?.message);
      const field = findMalformedText(result.data);
      return field === undefined
        ? undefined
        : rejectAsText(context, 'bad-request', validation.malformedField(field));
    },
  });
}

/** For a route with its own validation hook, which replaces the default one above. */
export function rejectMalformedText(data: unknown, context: Context<AppEnv>) {
  const field = findMalformedText(data);
  return field === undefined ? undefined : reject(context, 'bad-request', { [field]: validation.malformed });
}
