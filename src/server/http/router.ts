import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from './app-env.ts';
import { refuse, refuseInWords } from './refusal.ts';

/** A router whose routes refuse what does not fit their schema, field by field. A slash at the end means the same. */
export function createRouter() {
  return new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result, context) => {
      if (result.success) return undefined;
      const fields = Object.fromEntries(
        result.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
      );
      return refuse(context, 'bad-request', fields);
    },
  });
}

/** A router that refuses in the first words of what is wrong: its pages show the body as it is. */
export function createRouterInWords() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, context) =>
      result.success ? undefined : refuseInWords(context, 'bad-request', result.error.issues[0]?.message),
  });
}
