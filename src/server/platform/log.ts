import pino from 'pino';

export type Log = pino.Logger;

/** Fields that must never reach a log line, wherever they stand. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'confirmPassword',
  'otp',
  'credential',
  'token',
];

export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
    serializers: { error: withoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Query errors carry what a customer typed, in their parameters and details: only what a developer needs is kept. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, stack, cause } = error;
  const known = error as { query?: unknown; code?: unknown; constraint?: unknown };
  const isQuery = typeof known.query === 'string';
  // PostgreSQL quotes the value it does not like in its message
  const isDatabase = 'severity' in error;
  const message = isQuery
    ? `query failed: ${known.query}`
    : isDatabase
      ? 'refused by the database'
      : error.message;
  return {
    type: name,
    message,
    code: known.code,
    constraint: known.constraint,
    stack: isQuery || isDatabase ? stack?.replace(error.message, '') : stack,
    ...(cause !== undefined && { cause: withoutValues(cause) }),
  };
}
