import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERROR_CODE_HEADER } from '../../contract/error-code-header.ts';
import { type ErrorBody, type ErrorCode, errorStatus } from '../../contract/errors.ts';
import { errorMessage } from '../platform/error-message.ts';
import type { Failure, Result } from '../platform/result.ts';
import type { AppEnv } from './app-env.ts';

type StatusOf<Code extends ErrorCode> = (typeof errorStatus)[Code];

/** The response to a use-case: its value as JSON, or its error with the code's status. */
export function respond<Value, const Code extends ErrorCode, Status extends ContentfulStatusCode>(
  context: Context<AppEnv>,
  result: Result<Value, Code>,
  status: Status,
) {
  return result.ok ? context.json(result.value, status) : respondWithError(context, result);
}

/** The error of a result, for a route that shapes its value itself. */
export function respondWithError<const Code extends ErrorCode>(
  context: Context<AppEnv>,
  { code, message, fields }: Failure<Code>,
) {
  const body: ErrorBody = {
    error: message ?? errorMessage(code),
    code,
    requestId: context.get('requestId'),
    ...(fields && { fields }),
  };
  return context.json(body, errorStatus[code] as StatusOf<Code>);
}

/** The error as plain text: the pages of login and register show the body as it is. */
export function respondAsText<const Code extends ErrorCode>(
  context: Context<AppEnv>,
  { code, message }: Failure<Code>,
) {
  context.header(ERROR_CODE_HEADER, code);
  return context.text(message ?? errorMessage(code), errorStatus[code] as StatusOf<Code>);
}
