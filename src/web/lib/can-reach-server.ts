/** Served by every server of the shop, also under load. */
const PROBE = '/healthz';
/** A connection that drops all packets never fails by itself. */
const MAX_PROBE_MS = 10_000;

/** The worker leaves HEAD requests alone. The error page of a proxy (5xx) counts as unreachable: a reload would show it instead of the shop. */
export async function canReachServer(address = PROBE): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(MAX_PROBE_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
