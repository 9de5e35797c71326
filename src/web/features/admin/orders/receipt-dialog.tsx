import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { moneyReceivedForm } from '../../../../contract/admin/receipts.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { recordReceipt } from './orders-queries.ts';

interface ReceiptDialogProps {
  order: OrderDetail;
  /** The id of the payment method. */
  provider: string;
  title: string;
  onResult: (text: string) => void;
  onClose: () => void;
}

export default function ReceiptDialog({ order, provider, onResult, onClose }: ReceiptDialogProps) {
  return (
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
        const { outcome } = await recordReceipt(order._id, { provider, ...receipt });
        onResult(adminOrders.receiptOutcome(outcome));
        onClose();
        return undefined;
      }}
    />
  );
}
