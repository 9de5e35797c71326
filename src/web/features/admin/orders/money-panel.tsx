import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminCash } from '../../../../messages/admin-cash.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { providerName } from '../../../lib/payments.ts';
import { useRight } from '../../../lib/use-right.ts';
import { AskProvider } from './ask-provider.tsx';
import { Attempts, ResultIcon, recordedName } from './attempts.tsx';
import { CashReceived } from './cash-received.tsx';
import { formatAmount } from './format-amount.ts';
import { MoneyReceived } from './money-received.tsx';
import { RefundSent } from './refund-sent.tsx';
import { RefundState } from './refund-state.tsx';

/** Payments and refunds. */
export function MoneyPanel({ order }: { order: OrderDetail }) {
  const { payments, refunds, cashOnDelivery, paymentStatus, status } = order;
  const mayRecord = useRight('payments');
  const isCashDue = cashOnDelivery && paymentStatus === 'PENDING' && status !== 'CANCELLED';
  return (
    <section className="panel" aria-labelledby="money">
      <h2 id="money">{adminOrders.payments}</h2>
      {payments.length === 0 && <p>{adminOrders.nothingPaid}</p>}
      {isCashDue && (
        <p>
          <strong>{adminCash.toCollect(formatRupees(order.totalPrice))}</strong>
        </p>
      )}
      <Attempts attempts={order.attempts} payments={payments} />
      {mayRecord && (
        <>
          <AskProvider order={order} />
          <CashReceived order={order} />
          <MoneyReceived order={order} />
        </>
      )}
      <ul className="ledger attempts">
        {payments.map((payment) => (
          <li key={payment.id}>
            <ResultIcon result={payment.status === 'captured' ? 'paid' : 'open'} />
            <span>
              <strong>
                {payment.provider === 'outside'
                  ? adminOrders.outside
                  : recordedName(providerName(payment.provider), order.attempts, payment.reference)}
              </strong>
              <small>
                {payment.reference} · {formatDateTime(payment.at)}
                {payment.status !== 'captured' && ` · ${adminOrders.paymentState(payment.status)}`}
              </small>
            </span>
            <strong className="number">{formatAmount(payment)}</strong>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id}>
            <ResultIcon result={refund.status === 'failed' ? 'failed' : 'refund'} />
            <span>
              <strong>{adminOrders.refundState(refund.status)}</strong>
              <small>
                {refund.reason} · {formatDateTime(refund.at)}
              </small>
              {mayRecord && <RefundSent order={order} refund={refund} />}
              <RefundState refund={refund} />
            </span>
            <strong className="number">−{formatAmount(refund)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
