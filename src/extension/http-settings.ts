/** Timeouts and retries of a call to a provider. */
export interface HttpSettings {
  /** Timeout of one attempt, including reading the response. */
  timeoutMs?: number;
  /** Timeout of all attempts together: a customer may be waiting. */
  totalTimeoutMs?: number;
  /** Maximum attempts of an idempotent call. */
  tries?: number;
  /** Delay before the first retry; it doubles with each one. */
  backoffMs?: number;
  maxResponseBytes?: number;
}
