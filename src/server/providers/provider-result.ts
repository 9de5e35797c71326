/** What a provider's call comes to. An outage is expected, so it is a value like every other "no". */
export type ProviderResult<T> = { is: 'ok'; value: T } | Rejected | Unreachable;

/** The provider understood and said no; asking the same again gives the same. */
export interface Rejected {
  is: 'refused';
  status: number;
  /** The provider's own code, such as `INSTRUMENT_DECLINED`. */
  code: string;
  message: string;
}

/** No usable answer. What was asked may or may not have happened: look before asking again. */
export interface Unreachable {
  is: 'unreachable';
  why: 'timeout' | 'connection' | 'busy' | 'fault' | 'nonsense';
}
