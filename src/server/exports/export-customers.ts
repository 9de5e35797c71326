import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { addressLine } from '../../rules/address.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../rules/csv.ts';
import { dayOf } from '../../rules/days.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { type ExportedCustomer, selectCustomers } from './exports.store.ts';
import { fieldCells } from './field-cells.ts';

const PAGE = 500;
const HEAD = [
  'Name',
  'Email',
  'Phone',
  'Customer since',
  'Orders',
  'Paid orders',
  'Paid',
  'Refunded',
  'Revenue',
  'Last order',
  'Address',
  'Pincode',
  'State',
  'Email verified',
  'Blocked',
  'Admin',
];

/** All users as CSV, newest first, read page by page. */
export async function* exportCustomers(db: Db, fields: readonly FieldDefinition[]): AsyncGenerator<string> {
  const { head, cellsOf } = fieldCells('customer', fields);
  yield BYTE_ORDER_MARK + csvLine([...HEAD, ...head]);
  for (let before: string | undefined; ; ) {
    const page = await selectCustomers(db, before, PAGE);
    if (page.length > 0)
      yield page
        .map((customer) => csvLine([...cellsOfCustomer(customer), ...cellsOf(customer.fields)]))
        .join('');
    if (page.length < PAGE) return;
    before = page.at(-1)?.id;
  }
}

function cellsOfCustomer(customer: ExportedCustomer): (string | number)[] {
  const { address, paid, refunded } = customer;
  const parts = typeof address === 'object' ? address : undefined;
  return [
    customer.name,
    customer.email,
    customer.phone,
    dayOf(customer.createdAt),
    customer.orders,
    customer.paidOrders,
    ...[paid, refunded, paise(paid - refunded)].map(rupeesFromPaise),
    customer.lastOrderAt ? dayOf(customer.lastOrderAt) : '',
    address ? addressLine(address) : '',
    parts?.pincode ?? '',
    parts?.state ?? '',
    yesOrBlank(customer.emailVerifiedAt !== null),
    yesOrBlank(customer.isBlocked),
    yesOrBlank(customer.isAdmin),
  ];
}

const yesOrBlank = (isTrue: boolean) => (isTrue ? 'yes' : '');
