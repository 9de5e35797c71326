import type { Messages } from '../en/en.ts';

export const adminPrint: Messages['adminPrint'] = {
  printLabel: 'लेबल प्रिंट करें',
  failed: 'PDF नहीं बन सकी। कृपया फिर कोशिश करें।',
  noOrders: 'कम से कम एक ऑर्डर चुनें',
  tooManyOrders: (max) => `एक साथ ज़्यादा से ज़्यादा ${max} ऑर्डर`,
  notFound: (ids) => `ये ऑर्डर मौजूद नहीं हैं: ${ids}`,
  noInvoices: 'इनमें से किसी ऑर्डर का बिल अभी नहीं बना है।',
  withoutInvoice: 'जिन ऑर्डर का बिल अभी नहीं बना',
  nothingToCollect: 'पैसे न लें',
  date: 'तारीख',
  weight: 'वज़न',
  pieces: 'नग',
  trackingNumber: 'ट्रैकिंग',
};
