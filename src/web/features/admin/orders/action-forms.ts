import {
  Ban,
  Banknote,
  Barcode,
  Check,
  type LucideIcon,
  MapPinPen,
  NotebookPen,
  PackageCheck,
  PackageX,
  ReceiptIndianRupee,
  Truck,
  Undo2,
} from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import {
  addressForm,
  buyerForm,
  cancelForm,
  noteForm,
  type OrderActionName,
  payForm,
  refundForm,
  shipForm,
  stepForm,
  trackingForm,
  undeliveredForm,
} from '../../../../contract/admin/orders.ts';
import { adminCash } from '../../../../messages/admin-cash.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
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

const noteField = (): FieldSpec => ({ name: 'note', label: adminOrders.noteOptional, kind: 'area' });
const reasonField = (): FieldSpec => ({ name: 'reason', label: adminOrders.reason, kind: 'area' });
const courierFields = (): FieldSpec[] => [
  { name: 'courier', label: adminOrders.courier },
  { name: 'trackingNumber', label: adminOrders.trackingNumber },
];
const notifyField = (): FieldSpec => ({
  name: 'notifyCustomer',
  label: adminOrders.notifyCustomer,
  kind: 'check',
});

/** The actions on an order, each with its form. */
export const actionForms: Record<OrderActionName, () => ActionForm> = {
  confirm: () => ({
    button: adminOrders.confirm,
    title: adminOrders.confirmTitle,
    note: adminOrders.confirmNote,
    icon: Check,
    schema: stepForm,
    fields: [noteField()],
  }),
  pay: () => ({
    button: adminOrders.pay,
    title: adminOrders.payTitle,
    note: adminOrders.payNote,
    icon: Banknote,
    schema: payForm,
    fields: [
      {
        name: 'method',
        label: adminOrders.paidBy,
        kind: 'select',
        choices: [
          ['cash', adminOrders.cash],
          ['bank', adminOrders.bank],
          ['upi', adminOrders.upi],
          ['other', adminOrders.otherMethod],
        ],
      },
      { name: 'reference', label: adminOrders.reference, hint: adminOrders.referenceHint },
      noteField(),
    ],
  }),
  ship: () => ({
    button: adminOrders.ship,
    title: adminOrders.shipTitle,
    note: adminOrders.shipNote,
    icon: Truck,
    schema: shipForm,
    fields: [...courierFields(), noteField()],
  }),
  deliver: () => ({
    button: adminOrders.deliver,
    title: adminOrders.deliverTitle,
    note: adminOrders.deliverNote,
    icon: PackageCheck,
    schema: stepForm,
    fields: [noteField()],
  }),
  undelivered: () => ({
    button: adminCash.cameBack,
    title: adminCash.cameBack,
    note: adminCash.cameBackNote,
    icon: PackageX,
    schema: undeliveredForm,
    fields: [
      {
        name: 'why',
        label: adminCash.why,
        kind: 'select',
        choices: [
          ['door', adminCash.whyDoor],
          ['returned', adminCash.whyReturned],
        ],
      },
      { name: 'restock', label: adminCash.restock, kind: 'check' },
      noteField(),
    ],
    isDanger: true,
  }),
  'correct-tracking': () => ({
    button: adminOrders.correctTracking,
    title: adminOrders.correctTrackingTitle,
    note: adminOrders.correctTrackingNote,
    icon: Barcode,
    schema: trackingForm,
    fields: [...courierFields(), notifyField()],
  }),
  'correct-address': () => ({
    button: adminOrders.correctAddress,
    title: adminOrders.correctAddressTitle,
    note: adminOrders.correctAddressNote,
    icon: MapPinPen,
    schema: addressForm,
    fields: [notifyField()],
    hasAddress: true,
  }),
  'set-gstin': () => ({
    button: adminOrders.saveGstin,
    title: adminOrders.setGstin,
    note: adminOrders.setGstinNote,
    icon: ReceiptIndianRupee,
    schema: buyerForm,
    fields: [{ name: 'buyerGstin', label: adminOrders.buyerGstin }],
  }),
  cancel: () => ({
    button: adminOrders.cancel,
    title: adminOrders.cancelTitle,
    note: adminOrders.cancelNote,
    icon: Ban,
    schema: cancelForm,
    fields: [reasonField()],
    isDanger: true,
  }),
  refund: () => ({
    button: adminOrders.refund,
    title: adminOrders.refundTitle,
    note: adminOrders.refundNote,
    icon: Undo2,
    schema: refundForm,
    fields: [{ name: 'amount', label: adminOrders.amount, kind: 'number' }, reasonField()],
    isDanger: true,
  }),
  note: () => ({
    button: adminOrders.addNote,
    title: adminOrders.addNoteTitle,
    note: adminOrders.addNoteNote,
    icon: NotebookPen,
    schema: noteForm,
    fields: [{ ...noteField(), label: adminOrders.note }],
  }),
};
