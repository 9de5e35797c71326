import { Banknote } from 'lucide-react';
import { useState } from 'react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { textOf } from '../../../../extension/text.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { CASH_ON_DELIVERY } from '../../../../rules/payment-methods.ts';
import { payments } from '../../../lib/payments.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const ReceiptDialog = lazyDialog(
  () => import('./receipt-dialog.tsx'),
  ({ title, onClose }) => ({ title, note: adminOrders.moneyReceivedNote, onClose }),
);
// cash on delivery has its own form
const byHand = payments.filter(({ id, hasReceipts }) => hasReceipts && id !== CASH_ON_DELIVERY);

/** Money that the admin saw arrive: for payment methods that have no provider to ask. */
export function MoneyReceived({ order }: { order: OrderDetail }) {
  const [provider, setProvider] = useState<string>();
  const [result, setResult] = useState('');
  if (byHand.length === 0) return null;
  const close = () => setProvider(undefined);
  return (
    <>
      <div className="order-actions ask-provider__actions">
        {byHand.map(({ id, label }) => {
          const title = adminOrders.moneyReceived(textOf(label));
          return (
            <span key={id}>
              <button
                type="button"
                className="button button--secondary button--small"
                onClick={() => setProvider(id)}
              >
                <Banknote size={18} strokeWidth={1.75} aria-hidden="true" />
                {title}
              </button>
              {provider === id && (
                <ReceiptDialog
                  order={order}
                  provider={provider}
                  title={title}
                  onResult={setResult}
                  onClose={close}
                />
              )}
            </span>
          );
        })}
      </div>
      <p className="hint ask-provider__result" role="status">
        {result}
      </p>
    </>
  );
}
