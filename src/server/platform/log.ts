import pino from 'pino';

export type Log = pino.Logger;

/** Fields that are redacted at any depth of a log line. */
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
    serializers: { error: serializeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Query errors contain customer input in their parameters and details: only the fields for debugging are logged. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, stack, cause } = error;
  const details = error as { query?: unknown; code?: unknown; constraint?: unknown };
  const isQuery = typeof details.query === 'string';
  // PostgreSQL quotes the rejected value in its message
  const isDatabase = 'severity' in error;
  const message = isQuery
    ? `query failed: ${details.query}`
    : isDatabase
      ? 'rejected by the database'
      : error.message;
  return {
    type: name,
    message,
    code: details.code,
    constraint: details.constraint,
    stack: isQuery || isDatabase ? stack?.replace(error.message, '') : stack,
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
}
