import type { InvoiceMessages } from './en.ts';

export const hi: InvoiceMessages = {
  kind: {
    'Tax Invoice': 'कर बीजक',
    'Bill of Supply': 'आपूर्ति बिल',
    'Invoice-cum-Bill of Supply': 'बीजक एवं आपूर्ति बिल',
  },
  licence: 'खाद्य लाइसेंस',
  number: 'बिल नंबर',
  date: 'तारीख़',
  order: 'ऑर्डर',
  payment: 'भुगतान',
  billTo: 'ख़रीदार',
  placeOfSupply: 'आपूर्ति का राज्य',
  item: 'सामान',
  quantity: 'नग',
  price: 'दाम',
  less: 'छूट',
  taxable: 'कर योग्य',
  rate: 'दर',
  total: 'कुल',
  delivery: 'डिलीवरी',
  mixed: 'मिश्रित',
  exempt: 'कर मुक्त',
  taxableValue: 'कर योग्य मूल्य',
  totalPaid: 'कुल भुगतान',
  note: 'दाम में सभी कर शामिल हैं। यह कंप्यूटर से बना है, हस्ताक्षर की ज़रूरत नहीं।',
};
