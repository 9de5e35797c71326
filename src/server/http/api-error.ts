import type { Context } from 'hono';
import { type ErrorBody, type ErrorCode, errors } from '../../contract/errors.ts';
import type { AppEnv } from './app-env.ts';

/** An expected "no": the code's status and words from the one table. */
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

/** The same with words of this case, and with what the client needs to go on. */
export function rejectWith<const Code extends ErrorCode, Details extends object>(
  context: Context<AppEnv>,
  code: Code,
  details: Details,
  label: string = errors[code].message,
) {
  const body = { error: label, code, requestId: context.get('requestId'), ...details };
  return context.json(body, errors[code].status as (typeof errors)[Code]['status']);
}

/** The same as plain words: login and register show the answer's body as it is. */
export function rejectAsText<const Code extends ErrorCode>(
  context: Context<AppEnv>,
  code: Code,
  label: string = errors[code].message,
) {
  return context.text(label, errors[code].status as (typeof errors)[Code]['status']);
}

/** "Too many", with how long to wait. */
export function tooMany(context: Context<AppEnv>, seconds: number) {
  context.header('Retry-After', String(seconds));
  return reject(context, 'too-many');
}

export function tooManyAsText(context: Context<AppEnv>, seconds: number) {
  context.header('Retry-After', String(seconds));
  return rejectAsText(context, 'too-many');
}
