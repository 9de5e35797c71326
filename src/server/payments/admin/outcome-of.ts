import type { ProviderCheck } from '../../../contract/admin/orders.ts';
import type { PaymentRow } from '../payments.store.ts';

const outcomes: Record<PaymentRow['status'], ProviderCheck['outcome']> = {
  captured: 'captured',
  duplicate: 'captured',
  mismatched: 'other-amount',
  unfulfilled: 'returned',
};

/** What became of a payment, as an admin reads it. */
export function outcomeOf({ status }: Pick<PaymentRow, 'status'>): ProviderCheck['outcome'] {
  return outcomes[status];
}
