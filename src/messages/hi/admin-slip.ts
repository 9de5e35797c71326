import type { Messages } from '../en/en.ts';

export const adminSlip: Messages['adminSlip'] = {
  both: 'A4 पर लेबल और पर्ची',
  label: 'लेबल, 4 × 6 इंच',
  slip: 'पर्ची, A5',
  print: 'प्रिंट करें',
  cancelled: 'रद्द हुआ — न भेजें',
  refunded: 'रिफ़ंड हो गया — न भेजें',
  unpaid: 'भुगतान बाकी — न भेजें',
  addressLabel: 'पते का लेबल',
  to: 'पाने वाला',
  from: 'भेजने वाला',
  phone: (number) => `फ़ोन ${number}`,
  placed: 'ऑर्डर की तारीख',
  shipTo: 'इस पते पर भेजें',
  packed: 'पैक हुआ',
  discount: (amount) => `छूट −${amount}`,
  delivery: (amount) => `डिलीवरी ${amount}`,
  total: (amount) => `कुल <amount>${amount}</amount>`,
};
