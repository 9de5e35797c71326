import { Banknote } from 'lucide-react';
import { useState } from 'react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminCash } from '../../../../messages/admin-cash.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const CashDialog = lazyDialog(
  () => import('./cash-dialog.tsx'),
  ({ onClose }) => ({ title: adminCash.received, note: adminCash.receivedNote, onClose }),
);

/** The cash of an order that was sent with cash on delivery. */
export function CashReceived({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const { cashOnDelivery, paymentStatus, status } = order;
  if (!cashOnDelivery || paymentStatus !== 'PENDING' || status === 'CANCELLED')
    return (
      result && (
        <p className="hint" role="status">
          {result}
        </p>
      )
    );
  const close = () => setOpen(false);
  return (
    <>
      <div className="order-actions ask-provider__actions">
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => setOpen(true)}
        >
          <Banknote size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminCash.received}
        </button>
      </div>
      {isOpen && <CashDialog order={order} onResult={setResult} onClose={close} />}
      <p className="hint ask-provider__result" role="status">
        {result}
      </p>
    </>
  );
}
