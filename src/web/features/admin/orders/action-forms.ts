import {
  Ban,
  Banknote,
  Barcode,
  Check,
  type LucideIcon,
  MapPinPen,
  NotebookPen,
  PackageCheck,
  Truck,
  Undo2,
} from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import {
  addressForm,
  cancelForm,
  noteForm,
  type OrderActionName,
  payForm,
  refundForm,
  shipForm,
  stepForm,
  trackingForm,
} from '../../../../contract/admin/orders.ts';
import type { FieldSpec } from '../../../ui/spec-field.tsx';

interface ActionForm {
  button: string;
  title: string;
  /** What follows from it. */
  message: string;
  icon: LucideIcon;
  schema: z.ZodType<FieldValues, FieldValues>;
  fields: readonly FieldSpec[];
  isDanger?: boolean;
  /** The six parts of the delivery address come first. */
  hasAddress?: boolean;
}

const note: FieldSpec = { name: 'note', label: 'Note (optional)', kind: 'area' };
const reason: FieldSpec = { name: 'reason', label: 'Reason', kind: 'area' };

const notify: FieldSpec = { name: 'notifyCustomer', label: 'Tell the customer by e-mail', kind: 'check' };

/** What the owner can do with an order, and what is asked for it. */
export const actionForms: Record<OrderActionName, ActionForm> = {
  confirm: {
    button: 'Confirm',
    title: 'Confirm this order?',
    message: 'The shop keeps the foods until it is paid by other means. The customer is told by mail.',
    icon: Check,
    schema: stepForm,
    fields: [note],
  },
  pay: {
    button: 'Record payment',
    title: 'Record a payment',
    message: 'Money that came without the payment providers. The whole total counts as paid.',
    icon: Banknote,
    schema: payForm,
    fields: [
      {
        name: 'method',
        label: 'Paid by',
        kind: 'select',
        choices: [
          ['cash', 'Cash'],
          ['bank', 'Bank transfer'],
          ['upi', 'UPI'],
          ['other', 'Other'],
        ],
      },
      { name: 'reference', label: 'Reference (optional)', hint: 'As on the bank statement' },
      note,
    ],
  },
  ship: {
    button: 'Ship',
    title: 'Ship this order',
    message: 'The customer gets courier and tracking number by mail.',
    icon: Truck,
    schema: shipForm,
    fields: [
      { name: 'courier', label: 'Courier' },
      { name: 'trackingNumber', label: 'Tracking number' },
      note,
    ],
  },
  deliver: {
    button: 'Mark as delivered',
    title: 'Was it delivered?',
    message: 'The customer is told by mail.',
    icon: PackageCheck,
    schema: stepForm,
    fields: [note],
  },
  'correct-tracking': {
    button: 'Correct tracking',
    title: 'Correct courier or tracking number',
    message: 'The customer sees the new number on the tracking page at once.',
    icon: Barcode,
    schema: trackingForm,
    fields: [
      { name: 'courier', label: 'Courier' },
      { name: 'trackingNumber', label: 'Tracking number' },
      notify,
    ],
  },
  'correct-address': {
    button: 'Correct address',
    title: 'Correct the delivery address',
    message:
      'The courier does not learn of this: if the parcel has left, tell the courier too. The invoice keeps the address it was issued with.',
    icon: MapPinPen,
    schema: addressForm,
    fields: [notify],
    hasAddress: true,
  },
  cancel: {
    button: 'Cancel order',
    title: 'Cancel this order?',
    message:
      'Foods and coupon are free again, a payment goes back. The customer reads the reason in a mail. This cannot be undone.',
    icon: Ban,
    schema: cancelForm,
    fields: [reason],
    isDanger: true,
  },
  refund: {
    button: 'Refund',
    title: 'Give money back',
    message:
      'A part or all of a payment. The order stays as it is, unless everything goes back before it is shipped.',
    icon: Undo2,
    schema: refundForm,
    fields: [{ name: 'amount', label: 'Amount', kind: 'number' }, reason],
    isDanger: true,
  },
  note: {
    button: 'Add note',
    title: 'Add a note',
    message: 'Only admins see it.',
    icon: NotebookPen,
    schema: noteForm,
    fields: [{ ...note, label: 'Note' }],
  },
};
