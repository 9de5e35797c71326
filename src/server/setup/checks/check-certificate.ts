import { connect } from 'node:tls';
import { checkResults } from '../../../messages/check-results.ts';
import { type CheckDeps, type CheckResult, failed, ok, warning } from './check-deps.ts';

const TIMEOUT_MS = 5000;
const DAY_MS = 24 * 3600 * 1000;
/** Certificates that renew themselves do so 30 days before the end. */
const HINT_DAYS = 21;
const URGENT_DAYS = 7;

/** How long the certificate of the public address is still valid. */
export async function checkCertificate({ setup }: Pick<CheckDeps, 'setup'>): Promise<CheckResult> {
  const { protocol, hostname, port } = new URL(setup.config.publicUrl);
  if (protocol !== 'https:') return ok(() => checkResults.noCertificate);
  const end = await endOfCertificate(hostname, Number(port || 443));
  return end instanceof Date
    ? certificateResult(end, new Date())
    : warning(() => checkResults.certificateUnreadable, `${hostname}: ${end}`);
}

export function certificateResult(end: Date, now: Date): CheckResult {
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
  const day = end.toISOString().slice(0, 10);
  if (days < 0) return failed(() => checkResults.certificateEnded(day));
  const text = () => checkResults.certificateValid({ day, days });
  if (days < URGENT_DAYS) return failed(text);
  return days < HINT_DAYS ? warning(text) : ok(text);
}

/** The reason as a text when it cannot be read. Whether the certificate is trusted, the check of the address tells. */
function endOfCertificate(host: string, port: number): Promise<Date | string> {
  const { promise, resolve } = Promise.withResolvers<Date | string>();
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS });
  socket.once('secureConnect', () => {
    const end = new Date(socket.getPeerCertificate().valid_to);
    resolve(Number.isNaN(end.getTime()) ? 'no end' : end);
  });
  socket.once('timeout', () => resolve('no response in 5 seconds'));
  socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'no connection'));
  return promise.finally(() => socket.destroy());
}
