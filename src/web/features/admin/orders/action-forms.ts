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
  /** The consequences, below the title. */
  note: string;
  icon: LucideIcon;
  schema: z.ZodType<FieldValues, FieldValues>;
  fields: readonly FieldSpec[];
  isDanger?: boolean;
  /** The form starts with the fields of the delivery address. */
  hasAddress?: boolean;
}

const noteField: FieldSpec = { name: 'note', label: 'Note (optional)', kind: 'area' };
const reasonField: FieldSpec = { name: 'reason', label: 'Reason', kind: 'area' };

const notifyField: FieldSpec = {
  name: 'notifyCustomer',
  label: 'Tell the customer by e-mail',
  kind: 'check',
};

/** The actions on an order, each with its form. */
export const actionForms: Record<OrderActionName, ActionForm> = {
  confirm: {
    button: 'Confirm',
    title: 'Confirm this order?',
    note: 'The shop keeps the foods until it is paid by other means. The customer is told by mail.',
    icon: Check,
    schema: stepForm,
    fields: [noteField],
  },
  pay: {
    button: 'Record payment',
    title: 'Record a payment',
    note: 'Money that came without the payment providers. The whole total counts as paid.',
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
      noteField,
    ],
  },
  ship: {
    button: 'Ship',
    title: 'Ship this order',
    note: 'The customer gets courier and tracking number by mail.',
    icon: Truck,
    schema: shipForm,
    fields: [
      { name: 'courier', label: 'Courier' },
      { name: 'trackingNumber', label: 'Tracking number' },
      noteField,
    ],
  },
  deliver: {
    button: 'Mark as delivered',
    title: 'Was it delivered?',
    note: 'The customer is told by mail.',
    icon: PackageCheck,
    schema: stepForm,
    fields: [noteField],
  },
  'correct-tracking': {
    button: 'Correct tracking',
    title: 'Correct courier or tracking number',
    note: 'The customer sees the new number on the tracking page at once.',
    icon: Barcode,
    schema: trackingForm,
    fields: [
      { name: 'courier', label: 'Courier' },
      { name: 'trackingNumber', label: 'Tracking number' },
      notifyField,
    ],
  },
  'correct-address': {
    button: 'Correct address',
    title: 'Correct the delivery address',
    note: 'The courier does not learn of this: if the parcel has left, tell the courier too. The invoice keeps the address it was issued with.',
    icon: MapPinPen,
    schema: addressForm,
    fields: [notifyField],
    hasAddress: true,
  },
  cancel: {
    button: 'Cancel order',
    title: 'Cancel this order?',
    note: 'Foods and coupon are free again, a payment goes back. The customer reads the reason in a mail. This cannot be undone.',
    icon: Ban,
    schema: cancelForm,
    fields: [reasonField],
    isDanger: true,
  },
  refund: {
    button: 'Refund',
    title: 'Give money back',
    note: 'A part or all of a payment. The order stays as it is, unless everything goes back before it is shipped.',
    icon: Undo2,
    schema: refundForm,
    fields: [{ name: 'amount', label: 'Amount', kind: 'number' }, reasonField],
    isDanger: true,
  },
  note: {
    button: 'Add note',
    title: 'Add a note',
    note: 'Only admins see it.',
    icon: NotebookPen,
    schema: noteForm,
    fields: [{ ...noteField, label: 'Note' }],
  },
};
