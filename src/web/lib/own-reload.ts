/** Longer than any load may take, so that a failed reload never causes the next one. */
const PAUSE_MS = 10 * 60_000;

/** Whether the page may reload itself now. True counts as the reload, and the next one has to wait. */
export function claimReload(): boolean {
  try {
    const key = `reloaded:${location.href}`;
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // without storage the page could reload itself forever
    return false;
  }
}
