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

/** The same with words of this case, and with what the client needs to go on. */
export function refuseWith<const Code extends ErrorCode, Details extends object>(
  context: Context<AppEnv>,
  code: Code,
  details: Details,
  words: string = errors[code].message,
) {
  const body = { error: words, code, requestId: context.get('requestId'), ...details };
  return context.json(body, errors[code].status as (typeof errors)[Code]['status']);
}

/** The same as plain words: login and register show the answer's body as it is. */
export function refuseInWords<const Code extends ErrorCode>(
  context: Context<AppEnv>,
  code: Code,
  words: string = errors[code].message,
) {
  return context.text(words, errors[code].status as (typeof errors)[Code]['status']);
}

/** "Too many", with how long to wait. */
export function tooMany(context: Context<AppEnv>, seconds: number) {
  context.header('Retry-After', String(seconds));
  return refuse(context, 'too-many');
}

export function tooManyInWords(context: Context<AppEnv>, seconds: number) {
  context.header('Retry-After', String(seconds));
  return refuseInWords(context, 'too-many');
}
