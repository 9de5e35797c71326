import type { Messages } from '../en/en.ts';

export const dashboard: Messages['dashboard'] = {
  title: 'डैशबोर्ड',
  orders: 'ऑर्डर',
  ordersNote: 'देखें, ट्रैक करें, फिर से मंगाएँ',
  profile: 'प्रोफ़ाइल',
  profileNote: 'आपकी जानकारी और पसंदीदा',
};
