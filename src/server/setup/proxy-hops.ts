import { type CheckResult, failed, ok, warning } from './checks/check-deps.ts';

const PRIVATE = /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i;

/** Compares what the proxies say about the admin's own request with TRUST_PROXY_HOPS. */
export function checkProxyHops(forwarded: string | undefined, hops: number): CheckResult {
  const addresses = (forwarded ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const count = addresses.length;
  if (hops === 0) {
    return count === 0
      ? ok('No proxy is trusted, and none announces itself.')
      : warning(`${counted(count)} in X-Forwarded-For, but TRUST_PROXY_HOPS is 0.`);
  }
  if (count < hops)
    return failed(`TRUST_PROXY_HOPS is ${hops}, but your request has ${counted(count)} in X-Forwarded-For.`);
  if (count > hops)
    return warning(`TRUST_PROXY_HOPS is ${hops}, but your request has ${counted(count)} in X-Forwarded-For.`);
  const client = addresses.at(-hops) ?? '';
  return PRIVATE.test(client)
    ? warning(`Your address is ${client} for the shop, which is inside a private network.`)
    : ok(`Your request came through ${hops === 1 ? 'one proxy' : `${hops} proxies`}, as configured.`);
}

function counted(count: number): string {
  return count === 1 ? '1 address' : `${count} addresses`;
}
