import type { Order } from '../../contract/order.ts';
import { getOrder } from '../orders/read-orders.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { selectCheckable, setChecked } from './attempts.store.ts';
import type { MountedPayment } from './mount-payments.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settlePayment } from './settle-payment.ts';

type Code = 'order-not-found' | 'provider-away';

/** The customer says that the order is paid: the provider is asked, and the order says what became of it. */
export async function checkPayment(
  deps: PaymentDeps,
  { payment }: MountedPayment,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Result<Pick<Order, 'paymentStatus'>, Code>> {
  const before = await getOrder(deps.db, userId, orderId);
  if (!before.ok) return failure('order-not-found');
  const attempts = (await selectCheckable(deps.db, orderId)).filter(
    ({ provider }) => provider === payment.id,
  );
  for (const attempt of attempts) {
    const settled = await settlePayment(deps, attempt, { actor: 'provider' });
    if (settled.is === 'unreachable') return failure('provider-away');
    await setChecked(deps.db, attempt.id);
  }
  const after = await getOrder(deps.db, userId, orderId);
  return after.ok ? success({ paymentStatus: after.value.paymentStatus }) : failure('order-not-found');
}
