import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { OrderAction, OrderActionName, OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import type { Address } from '../../../../rules/address.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useRight } from '../../../lib/use-right.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { AddressFields, withShownState } from '../../shared/session/address-fields.tsx';
import { actionForms } from './action-forms.ts';
import { closeIfOutdated } from './close-if-outdated.ts';
import { actOnOrder } from './orders-queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { TrackingWarning } from './tracking-warning.tsx';
import { useCourierNames } from './use-courier-names.ts';

/** The usual sequence of an order; the next one is the main button. */
const steps: readonly OrderActionName[] = ['confirm', 'pay', 'ship', 'deliver'];

/** They have their buttons on the cards of what they change. */
const onCards: readonly OrderActionName[] = ['correct-tracking', 'correct-address', 'set-gstin'];

/** The actions that the order's status allows; each opens a form. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<OrderActionName>();
  const mayManage = useRight('manage-orders');
  const main = order.actions.find((name) => steps.includes(name));
  if (!mayManage) return null;
  return (
    <div className="order-actions">
      {order.actions
        .filter((name) => !onCards.includes(name))
        .map((name) => {
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
      {open === 'refund' && <RefundDialog order={order} onClose={() => setOpen(undefined)} />}
      {open && open !== 'refund' && (
        <ActionDialog order={order} name={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

/** A button on a card that opens the form of an action; nothing while the action is not possible. */
export function CardAction({
  order,
  name,
  text,
}: {
  order: OrderDetail;
  name: OrderActionName;
  text: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const mayManage = useRight('manage-orders');
  if (!mayManage || !order.actions.includes(name)) return null;
  const { button, title } = actionForms[name]();
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--small"
        {...(text !== button && { 'aria-label': `${text}: ${title}` })}
        onClick={() => setOpen(true)}
      >
        <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
        {text}
      </button>
      {isOpen && <ActionDialog order={order} name={name} onClose={() => setOpen(false)} />}
    </>
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
  const values = {
    ...Object.fromEntries(fields.filter(({ kind }) => kind !== 'select').map((field) => [field.name, ''])),
    method: 'cash',
    why: 'door',
    restock: false,
    notifyCustomer: order.email !== '',
    ...(name === 'correct-tracking' && { courier: order.courier, trackingNumber: order.trackingNumber }),
    ...(name === 'set-gstin' && { buyerGstin: order.buyerGstin ?? '' }),
    ...(name === 'correct-address' && { address: addressValues(order) }),
  };
  const couriers = useCourierNames();
  const parcelFields = withCouriers(fields, couriers);
  return (
    <Dialog title={title} {...(!hasAddress && { note })} isOpen onClose={onClose}>
      <AdminForm
        className="dialog-form"
        schema={schema}
        before={
          hasAddress && (
            <>
              <AddressWarnings order={order} />
              <AddressFields />
            </>
          )
        }
        fields={parcelFields}
        values={values}
        button={button}
        isDanger={isDanger}
        isUnguarded
        onSave={async (input) => {
          await actOnOrder(order._id, {
            ...input,
            action: name,
            version: order.version,
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

/** What a changed address does not reach. */
function AddressWarnings({ order: { status, shippedAt, invoiceNumber } }: { order: OrderDetail }) {
  return (
    <div className="address-warnings">
      {status === 'SHIPPED' && shippedAt && (
        <p className="alert">{adminOrders.parcelLeft(formatDay(shippedAt))}</p>
      )}
      <p className="hint">
        {invoiceNumber ? adminOrders.invoiceStays(invoiceNumber) : adminOrders.invoiceFollows}
      </p>
    </div>
  );
}

/** An old order has its address in one line; the admin has to split it. */
function addressValues({ address }: OrderDetail): Address {
  if (typeof address === 'string') {
    return { doorNumber: '', street: address, area: '', district: '', state: '', pincode: '' };
  }
  return withShownState(address);
}

function withCouriers(fields: readonly FieldSpec[], couriers: string[]): readonly FieldSpec[] {
  return fields.map((field) => {
    if (field.name === 'courier') return { ...field, suggestions: couriers };
    return field.name === 'trackingNumber' ? { ...field, below: <TrackingWarning /> } : field;
  });
}
