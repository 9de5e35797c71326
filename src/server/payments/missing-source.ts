import type { Rejected } from '../providers/provider-result.ts';
import type { Environment, PaymentSource } from './payment-source.ts';

const NO_KEYS: Rejected = {
  is: 'rejected',
  status: 0,
  code: 'NO_KEYS',
  message: 'the shop has no keys for this provider',
};

/** A provider whose keys the owner took away: what was begun with it earlier cannot be asked about. */
export function missingSource(environment: Environment): PaymentSource {
  const rejected = async () => NO_KEYS;
  return { environment, inspect: rejected, find: rejected, capturePromised: rejected, refund: rejected };
}
