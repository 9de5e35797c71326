import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { OrderAction, OrderActionName, OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import type { Address } from '../../../../rules/address.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { AddressFields } from '../../shared/session/address-fields.tsx';
import { actionForms } from './action-forms.ts';
import { closeIfOutdated } from './close-if-outdated.ts';
import { actOnOrder } from './orders-queries.ts';

/** The usual sequence of an order; the next one is the main button. */
const steps: readonly OrderActionName[] = ['confirm', 'pay', 'ship', 'deliver'];

/** The actions that the order's status allows; each opens a form. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<OrderActionName>();
  const main = order.actions.find((name) => steps.includes(name));
  return (
    <div className="order-actions">
      {order.actions.map((name) => {
        const { button, icon: Icon, isDanger } = actionForms[name]();
        const style = isDanger ? 'button--danger-quiet' : name === main ? '' : 'button--secondary';
        return (
          <button
            key={name}
            type="button"
            className={`button button--small ${style}`}
            onClick={() => setOpen(name)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {button}
          </button>
        );
      })}
      {open && <ActionDialog order={order} name={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function ActionDialog({
  order,
  name,
  onClose,
}: {
  order: OrderDetail;
  name: OrderActionName;
  onClose: () => void;
}) {
  const { title, note, schema, fields, button, isDanger = false, hasAddress = false } = actionForms[name]();
  const payment = order.payments.find(({ refundableMinor }) => refundableMinor > 0);
  const values = {
    ...Object.fromEntries(fields.filter(({ kind }) => kind !== 'select').map((field) => [field.name, ''])),
    method: 'cash',
    notifyCustomer: order.email !== '',
    ...(name === 'refund' && payment && { amount: String(payment.refundableMinor / 100) }),
    ...(name === 'correct-tracking' && { courier: order.courier, trackingNumber: order.trackingNumber }),
    ...(name === 'correct-address' && { address: addressValues(order) }),
  };
  return (
    <Dialog title={title} note={note} isOpen onClose={onClose}>
      <AdminForm
        className="dialog-form"
        schema={schema}
        before={hasAddress && <AddressFields />}
        fields={name === 'refund' && payment ? withCurrency(fields, payment.currency) : fields}
        values={values}
        button={button}
        isDanger={isDanger}
        isUnguarded
        onSave={async (input) => {
          await actOnOrder(order._id, {
            ...input,
            action: name,
            version: order.version,
            ...(name === 'refund' && { paymentId: payment?.id }),
          } as OrderAction);
          toast.success(adminOrders.done(order.number));
          onClose();
          return undefined;
        }}
        onError={closeIfOutdated(onClose)}
      />
    </Dialog>
  );
}

/** An old order has its address in one line; the admin has to split it. */
function addressValues({ address }: OrderDetail): Address {
  if (typeof address === 'string') {
    return { doorNumber: '', street: address, area: '', district: '', state: '', pincode: '' };
  }
  return address;
}

function withCurrency(fields: readonly FieldSpec[], currency: string) {
  return fields.map((field) =>
    field.name === 'amount' ? { ...field, label: adminOrders.amountIn(currency) } : field,
  );
}
