/** Longer than any load may take, so that one failed reload never leads to the next. */
const PAUSE_MS = 10 * 60_000;

/** Whether this address may be reloaded without anybody asking for it; a yes counts as the reload. */
export function claimReload(): boolean {
  try {
    const key = `reloaded:${location.href}`;
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // without a memory it could go on for ever
    return false;
  }
}
