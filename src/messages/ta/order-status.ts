import type { Messages } from '../en/en.ts';

type Status = Parameters<Messages['orderStatus']['name']>[0];

const names: Record<Status, string> = {
  NEW: 'புதியது',
  PENDING: 'காத்திருப்பில்',
  CONFIRMED: 'உறுதியானது',
  PAYMENT: 'பணம் செலுத்தியாயிற்று',
  SHIPPED: 'அனுப்பியாயிற்று',
  DELIVERED: 'டெலிவரி ஆனது',
  CANCELLED: 'ரத்தானது',
};

export const orderStatus: Messages['orderStatus'] = {
  badge: (status) => names[status],
  name: (status) => names[status],
  placed: 'ஆர்டர் கிடைத்தது',
  confirmed: 'ஆர்டர் உறுதியானது',
  paid: names.PAYMENT,
  shipped: names.SHIPPED,
  delivered: names.DELIVERED,
};
