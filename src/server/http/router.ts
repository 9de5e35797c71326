import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ZodError } from 'zod';
import { reject, rejectAsText } from './api-error.ts';
import type { AppEnv } from './app-env.ts';
import { findBrokenText } from './broken-text.ts';

const BROKEN_TEXT = 'has characters that no text may hold';

/** What a route's schema makes of a request. */
type Validated = { success: true; data: unknown } | { success: false; error: ZodError };

/** A router whose routes refuse what does not fit their schema, field by field. A slash at the end means the same. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result: Validated, context) => {
      if (result.success) return rejectBrokenText(result.data, context);
      const fields = Object.fromEntries(
        result.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
      );
      return reject(context, 'bad-request', fields);
    },
  });
}

/** A router that refuses in the first words of what is wrong: its pages show the body as it is. */
export function createTextErrorRouter() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result: Validated, context) => {
      if (!result.success) return rejectAsText(context, 'bad-request', result.error.issues[0]?.message);
      const field = findBrokenText(result.data);
      return field === undefined
        ? undefined
        : rejectAsText(context, 'bad-request', `${field} ${BROKEN_TEXT}`);
    },
  });
}

/** For a route with words of its own about what does not fit: the border that all others have. */
export function rejectBrokenText(data: unknown, context: Context<AppEnv>) {
  const field = findBrokenText(data);
  return field === undefined ? undefined : reject(context, 'bad-request', { [field]: BROKEN_TEXT });
}
