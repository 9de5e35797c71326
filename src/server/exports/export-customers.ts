import type { FieldValues } from '../../contract/extra-fields.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { exportColumns as columns } from '../../messages/export-columns.ts';
import { addressLine } from '../../rules/address.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../rules/csv.ts';
import { dayOf } from '../../rules/days.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { type ExportedCustomer, selectCustomers } from './exports.store.ts';
import { fieldCells } from './field-cells.ts';

const PAGE = 500;
const headings = () => [
  columns.name,
  columns.email,
  columns.phone,
  columns.customerSince,
  columns.orders,
  columns.paidOrders,
  columns.paid,
  columns.refunded,
  columns.revenue,
  columns.lastOrder,
  columns.address,
  columns.pincode,
  columns.state,
  columns.emailVerified,
  columns.blocked,
  columns.admin,
];

/** All users as CSV, newest first, read page by page. The columns are in the language of the request. */
export function exportCustomers(db: Db, fields: readonly FieldDefinition[]): AsyncGenerator<string> {
  const { head, cellsOf } = fieldCells('customer', fields);
  return csvOfCustomers(db, { head: [...headings(), ...head], yes: columns.yes, cellsOf });
}

/** Texts are read before: a stream is read outside of the request. */
async function* csvOfCustomers(
  db: Db,
  { head, yes, cellsOf }: { head: string[]; yes: string; cellsOf: (values: FieldValues) => string[] },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(head);
  for (let before: string | undefined; ; ) {
    const page = await selectCustomers(db, before, PAGE);
    if (page.length > 0)
      yield page
        .map((customer) => csvLine([...cellsOfCustomer(customer, yes), ...cellsOf(customer.fields)]))
        .join('');
    if (page.length < PAGE) return;
    before = page.at(-1)?.id;
  }
}

function cellsOfCustomer(customer: ExportedCustomer, yes: string): (string | number)[] {
  const { address, paid, refunded } = customer;
  const yesOrBlank = (isTrue: boolean) => (isTrue ? yes : '');
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
