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
