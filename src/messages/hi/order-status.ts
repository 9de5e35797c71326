import type { Messages } from '../en/en.ts';

type Status = Parameters<Messages['orderStatus']['name']>[0];

const names: Record<Status, string> = {
  NEW: 'नया',
  PENDING: 'इंतज़ार में',
  CONFIRMED: 'पक्का हुआ',
  PAYMENT: 'भुगतान हो गया',
  SHIPPED: 'भेज दिया',
  DELIVERED: 'डिलीवर हो गया',
  CANCELLED: 'रद्द हुआ',
};

export const orderStatus: Messages['orderStatus'] = {
  badge: (status) => names[status],
  name: (status) => names[status],
  placed: 'ऑर्डर मिल गया',
  confirmed: 'ऑर्डर पक्का हुआ',
  paid: names.PAYMENT,
  shipped: names.SHIPPED,
  delivered: names.DELIVERED,
};
