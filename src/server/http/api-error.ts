import type { Context } from 'hono';
import type { ApiScope } from '../../contract/admin/api-keys.ts';
import { ERROR_CODE_HEADER } from '../../contract/error-code-header.ts';
import { type ErrorBody, type ErrorCode, errorStatus } from '../../contract/errors.ts';
import { adminApiKeys } from '../../messages/admin-api-keys.ts';
import type { StaffRight } from '../../rules/staff-rights.ts';
import { errorMessage } from '../platform/error-message.ts';
import type { AppEnv } from './app-env.ts';

/** An error response with the status and message of its code, in the language of the request. */
export function reject<const Code extends ErrorCode>(
  context: Context<AppEnv>,
  code: Code,
  fields?: Record<string, string>,
) {
  const body: ErrorBody = {
    error: errorMessage(code),
    code,
    requestId: context.get('requestId'),
    ...(fields && { fields }),
  };
  return context.json(body, errorStatus[code] as (typeof errorStatus)[Code]);
}

/** An error response with a specific message and extra fields for the client. */
export function rejectWith<const Code extends ErrorCode, Details extends object>(
  context: Context<AppEnv>,
  code: Code,
  details: Details,
  message: string = errorMessage(code),
) {
  const body = { error: message, code, requestId: context.get('requestId'), ...details };
  return context.json(body, errorStatus[code] as (typeof errorStatus)[Code]);
}

/** The API key lacks this scope. */
export function rejectScope(context: Context<AppEnv>, scope: ApiScope) {
  return rejectWith(context, 'scope-missing', { scope }, adminApiKeys.lacksScope(scope));
}

/** The role of the user lacks this right. 409: the browser signs out after 401 and 403. */
export function rejectRight(context: Context<AppEnv>, right: StaffRight | undefined) {
  return rejectWith(context, 'right-missing', { right: right ?? null });
}

/** A plain-text error response: the login and register pages show the response body as it is. */
export function rejectAsText<const Code extends ErrorCode>(
  context: Context<AppEnv>,
  code: Code,
  message: string = errorMessage(code),
) {
  context.header(ERROR_CODE_HEADER, code);
  return context.text(message, errorStatus[code] as (typeof errorStatus)[Code]);
}

/** 429 Too Many Requests, for an exceeded rate limit. */
export function tooManyRequests(context: Context<AppEnv>, seconds: number) {
  context.header('Retry-After', String(seconds));
  return reject(context, 'too-many');
}

export function tooManyRequestsAsText(context: Context<AppEnv>, seconds: number) {
  context.header('Retry-After', String(seconds));
  return rejectAsText(context, 'too-many');
}
