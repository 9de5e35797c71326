/** The messages of a failed fetch: Chromium and Firefox, then Safari. */
const NO_RESPONSE = /fetch|network|load failed/i;

/** Whether the server was not reached, as opposed to an error response. */
export function isConnectionLost(error: unknown): boolean {
  return navigator.onLine === false || (error instanceof TypeError && NO_RESPONSE.test(error.message));
}
