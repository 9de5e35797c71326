const badges = {
  NEW: 'NEW',
  PENDING: 'PENDING',
  CONFIRMED: 'CONFIRMED',
  PAYMENT: 'PAYMENT',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
};

type Status = keyof typeof badges;

const names: Record<Status, string> = {
  NEW: 'New',
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  PAYMENT: 'Payment',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};

/** The names of an order's statuses, and of the steps to its delivery. */
export const orderStatus = {
  badge: (status: Status) => badges[status],
  name: (status: Status) => names[status],
  placed: 'Order Placed',
  confirmed: 'Order Confirmed',
  paid: 'Payment Processed',
  shipped: 'Shipped',
  delivered: 'Delivered',
};
