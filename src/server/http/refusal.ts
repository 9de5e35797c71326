import type { Context } from 'hono';
import { type ErrorBody, type ErrorCode, errors } from '../../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/** An expected "no": the code's status and words from the one table. */
export function refuse<const Code extends ErrorCode>(
  context: Context<AppEnv>,
  code: Code,
  fields?: Record<string, string>,
) {
  const { status, message } = errors[code];
  const body: ErrorBody = {
    error: message,
    code,
    requestId: context.get('requestId'),
    ...(fields && { fields }),
  };
  return context.json(body, status as (typeof errors)[Code]['status']);
}
