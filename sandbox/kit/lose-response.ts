/** Longer than any client waits: its time-out ends the request. */
const LOST_MS = 20_000;

/** The message arrived, and its response is lost: waits until the client or the sandbox ends the request. */
export function loseResponse(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LOST_MS);
  const end = () => {
    clearTimeout(timer);
    resolve();
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return promise;
}
