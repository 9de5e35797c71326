import type { ErrorCode } from '../../contract/errors.ts';

export interface Success<Value> {
  ok: true;
  value: Value;
}

/** An expected error: its code has a status and a message in the table of the contract. */
export interface Failure<Code extends ErrorCode = ErrorCode> {
  ok: false;
  code: Code;
  /** Replaces the message of the table. */
  message?: string | undefined;
  /** What is wrong, by field of the request. */
  fields?: Record<string, string> | undefined;
}

/** What every use-case returns. Anything unexpected is thrown, and the error handler responds with a 500. */
export type Result<Value, Code extends ErrorCode> = Success<Value> | Failure<Code>;

export function success(): Success<undefined>;
export function success<Value>(value: Value): Success<Value>;
export function success(value?: unknown): Success<unknown> {
  return { ok: true, value };
}

export function failure<const Code extends ErrorCode>(
  code: Code,
  details: Omit<Failure<Code>, 'ok' | 'code'> = {},
): Failure<Code> {
  return { ok: false, code, ...details };
}
