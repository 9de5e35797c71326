/** Small, never cached, and the same for everybody. */
const PROBE = '/favicon.svg';
/** On a line that swallows everything nothing ever fails by itself. */
const MAX_PROBE_MS = 10_000;

/** A proxy that answers in place of a server that is down does not count: its error page would take the shop's place. */
export async function canReachServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(MAX_PROBE_MS);
    const { status } = await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
