import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { moneyReceivedForm } from '../../../../contract/admin/receipts.ts';
import type { Payment } from '../../../../extension/payments.ts';
import { textOf } from '../../../../extension/text.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { payments } from '../../../lib/payments.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { recordReceipt } from './orders-queries.ts';

const byHand = payments.filter(({ hasReceipts }) => hasReceipts);

/** Money that the admin saw arrive: for payment methods that have no provider to ask. */
export function MoneyReceived({ order }: { order: OrderDetail }) {
  const [chosen, setChosen] = useState<Payment>();
  const [result, setResult] = useState('');
  if (byHand.length === 0) return null;
  return (
    <>
      <div className="order-actions ask-provider__actions">
        {byHand.map((payment) => (
          <button
            key={payment.id}
            type="button"
            className="button button--secondary button--small"
            onClick={() => setChosen(payment)}
          >
            <Landmark size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminOrders.moneyReceived(textOf(payment.label))}
          </button>
        ))}
      </div>
      <p className="hint ask-provider__result" role="status">
        {result}
      </p>
      {chosen && (
        <Dialog
          title={adminOrders.moneyReceived(textOf(chosen.label))}
          note={adminOrders.moneyReceivedNote}
          isOpen
          onClose={() => setChosen(undefined)}
        >
          <AdminForm
            className="dialog-form"
            schema={moneyReceivedForm}
            fields={[
              { name: 'amount', label: adminOrders.amount, kind: 'number' },
              {
                name: 'reference',
                label: adminOrders.receiptReference,
                hint: adminOrders.receiptReferenceHint,
              },
            ]}
            values={{ amount: String(order.totalPrice), reference: '' }}
            button={adminOrders.pay}
            isUnguarded
            onSave={async (receipt) => {
              const { outcome } = await recordReceipt(order._id, { provider: chosen.id, ...receipt });
              setResult(adminOrders.receiptOutcome(outcome));
              setChosen(undefined);
              return undefined;
            }}
          />
        </Dialog>
      )}
    </>
  );
}
