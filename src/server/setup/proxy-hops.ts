import { setupChecks } from '../../messages/setup-checks.ts';
import { type CheckResult, failed, ok, warning } from './checks/check-deps.ts';

const PRIVATE = /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i;

/** Compares what the proxies say about the admin's own request with TRUST_PROXY_HOPS. */
export function checkProxyHops(forwarded: string | undefined, hops: number): CheckResult {
  const addresses = (forwarded ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const count = addresses.length;
  const details = `TRUST_PROXY_HOPS is ${hops}, and your request has ${counted(count)} in X-Forwarded-For`;
  if (count < hops) return failed(() => setupChecks.visitorsAlike, details);
  if (count > hops) return warning(() => setupChecks.visitorsMaybeAlike, details);
  if (hops === 0) return ok(() => setupChecks.visitorsDirect, details);
  return PRIVATE.test(addresses.at(-hops) ?? '')
    ? warning(() => setupChecks.privateAddress, details)
    : ok(() => setupChecks.visitorsKnown, details);
}

function counted(count: number): string {
  return count === 1 ? '1 address' : `${count} addresses`;
}
