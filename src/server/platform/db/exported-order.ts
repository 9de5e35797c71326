import { orders } from './schema/sales.ts';

/** The columns of an order that every file with orders has. */
export const exportedOrderRow = {
  id: orders.id,
  number: orders.number,
  createdAt: orders.createdAt,
  name: orders.name,
  email: orders.email,
  phone: orders.phone,
  address: orders.address,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentId: orders.paymentId,
  couponCode: orders.couponCode,
  items: orders.items,
  discount: orders.discount,
  delivery: orders.delivery,
  codFee: orders.codFee,
  total: orders.total,
};

/** Their select list, of the table or subquery `o`. */
export const EXPORTED_ORDER = Object.entries(exportedOrderRow)
  .map(([key, { name }]) => `o.${name} as "${key}"`)
  .join(', ');
