import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { cashReceivedForm } from '../../../../contract/admin/receipts.ts';
import { adminCash } from '../../../../messages/admin-cash.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { dayOf } from '../../../../rules/days.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { recordCash } from './orders-queries.ts';

interface CashDialogProps {
  order: OrderDetail;
  onResult: (text: string) => void;
  onClose: () => void;
}

export default function CashDialog({ order, onResult, onClose }: CashDialogProps) {
  return (
    <AdminForm
      className="dialog-form"
      schema={cashReceivedForm}
      fields={[
        { name: 'amount', label: adminOrders.amount, kind: 'number' },
        { name: 'receivedOn', label: adminCash.receivedOn, kind: 'date' },
        { name: 'reference', label: adminCash.reference, hint: adminCash.referenceHint },
        { name: 'note', label: adminOrders.noteOptional, kind: 'area' },
      ]}
      values={{ amount: String(order.totalPrice), receivedOn: dayOf(new Date()), reference: '', note: '' }}
      button={adminCash.received}
      isUnguarded
      onSave={async (receipt) => {
        const { outcome } = await recordCash(order._id, receipt);
        onResult(adminOrders.receiptOutcome(outcome));
        onClose();
        return undefined;
      }}
    />
  );
}
