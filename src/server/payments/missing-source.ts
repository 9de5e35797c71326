import type { Environment } from '../../extension/keys.ts';
import type { PaymentSource } from '../../extension/payment-source.ts';
import type { Rejected } from '../../extension/provider-result.ts';

export const NO_KEYS: Rejected = {
  is: 'rejected',
  status: 0,
  code: 'NO_KEYS',
  message: 'the shop has no keys for this provider',
};

/** A provider whose keys were removed: its earlier attempts can no longer be checked. */
export function missingSource(environment: Environment): PaymentSource {
  const rejected = async () => NO_KEYS;
  return {
    environment,
    fetchReport: rejected,
    fetchPayment: rejected,
    capture: rejected,
    refund: rejected,
  };
}
