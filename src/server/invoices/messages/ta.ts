import type { InvoiceMessages } from './en.ts';

export const ta: InvoiceMessages = {
  kind: {
    'Tax Invoice': 'வரி விலைப்பட்டியல்',
    'Bill of Supply': 'வழங்கல் பட்டியல்',
    'Invoice-cum-Bill of Supply': 'விலைப்பட்டியல் மற்றும் வழங்கல் பட்டியல்',
  },
  licence: 'உணவு உரிமம்',
  number: 'பில் எண்',
  date: 'தேதி',
  order: 'ஆர்டர்',
  payment: 'பேமெண்ட்',
  billTo: 'வாங்குபவர்',
  placeOfSupply: 'வழங்கும் மாநிலம்',
  item: 'பொருள்',
  quantity: 'எண்',
  price: 'விலை',
  less: 'கழிவு',
  taxable: 'வரிக்குரிய',
  rate: 'வீதம்',
  total: 'மொத்தம்',
  delivery: 'டெலிவரி',
  mixed: 'கலவை',
  exempt: 'விலக்கு',
  taxableValue: 'வரிக்குரிய மதிப்பு',
  totalPaid: 'செலுத்திய மொத்தம்',
  note: 'விலையில் எல்லா வரிகளும் அடங்கும். இது கணினியில் தயாரானது; கையொப்பம் தேவையில்லை.',
};
