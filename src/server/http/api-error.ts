import type { Context } from 'hono';
import { ERROR_CODE_HEADER } from '../../contract/error-code-header.ts';
import { type ErrorBody, type ErrorCode, errors } from '../../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/** An error response with the status and message of its code in contract/errors.ts. */
export function reject<const Code extends ErrorCode>(
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

/** An error response with a specific message and extra fields for the client. */
export function rejectWith<const Code extends ErrorCode, Details extends object>(
  context: Context<AppEnv>,
  code: Code,
  details: Details,
  message: string = errors[code].message,
) {
  const body = { error: message, code, requestId: context.get('requestId'), ...details };
  return context.json(body, errors[code].status as (typeof errors)[Code]['status']);
}

/** A plain-text error response: the login and register pages show the response body as it is. */
export function rejectAsText<const Code extends ErrorCode>(
  context: Context<AppEnv>,
  code: Code,
  message: string = errors[code].message,
) {
  context.header(ERROR_CODE_HEADER, code);
  return context.text(message, errors[code].status as (typeof errors)[Code]['status']);
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
