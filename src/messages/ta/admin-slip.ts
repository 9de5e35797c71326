import type { Messages } from '../en/en.ts';

export const adminSlip: Messages['adminSlip'] = {
  both: 'லேபிளும் சீட்டும், A4',
  label: 'லேபிள், 4 × 6 அங்குலம்',
  slip: 'சீட்டு, A5',
  print: 'அச்சிடு',
  cancelled: 'ரத்தானது — அனுப்ப வேண்டாம்',
  refunded: 'பணம் திரும்பத் தரப்பட்டது — அனுப்ப வேண்டாம்',
  unpaid: 'பணம் வரவில்லை — அனுப்ப வேண்டாம்',
  addressLabel: 'முகவரி லேபிள்',
  to: 'பெறுநர்',
  from: 'அனுப்புநர்',
  phone: (number) => `போன் ${number}`,
  placed: 'ஆர்டர் செய்த நாள்',
  shipTo: 'அனுப்ப வேண்டிய முகவரி',
  packed: 'பேக் ஆனது',
  discount: (amount) => `தள்ளுபடி −${amount}`,
  delivery: (amount) => `டெலிவரி ${amount}`,
  total: (amount) => `மொத்தம் <amount>${amount}</amount>`,
};
