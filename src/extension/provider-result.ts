/** Result of a provider API call. Outages are expected, so they are a result and not an exception. */
export type ProviderResult<T> = { is: 'ok'; value: T } | Rejected | Unreachable;

/** The provider rejected the request (4xx); a retry would give the same result. */
export interface Rejected {
  is: 'rejected';
  status: number;
  /** The provider's own code, such as `INSTRUMENT_DECLINED`. */
  code: string;
  message: string;
}

/** No usable response. The request may or may not have been processed: check before retrying. */
export interface Unreachable {
  is: 'unreachable';
  reason: 'timeout' | 'connection' | 'rate-limited' | 'server-error' | 'invalid-response';
}
