/** Browsers word a request that got no response differently: Chromium and Firefox, then Safari. */
const NO_RESPONSE = /fetch|network|load failed/i;

/** Whether an error means that the server was not reached, as opposed to a response that says no. */
export function isConnectionLost(error: unknown): boolean {
  return navigator.onLine === false || (error instanceof TypeError && NO_RESPONSE.test(error.message));
}
