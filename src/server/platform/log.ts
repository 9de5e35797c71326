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

export function createLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: SECRET_FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[secret]',
    },
    serializers: { error: pino.stdSerializers.err },
  });
}
