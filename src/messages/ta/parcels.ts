import type { Messages } from '../en/en.ts';

const statuses: Partial<Record<string, string>> = {
  'picked-up': 'கூரியரிடம் உள்ளது',
  'in-transit': 'வழியில் உள்ளது',
  'out-for-delivery': 'டெலிவரிக்குப் புறப்பட்டது',
  undelivered: 'டெலிவரி செய்ய முடியவில்லை; கூரியர் மீண்டும் முயலும்',
  delivered: 'டெலிவரி ஆனது',
  'coming-back': 'எங்களிடம் திரும்பி வருகிறது',
  returned: 'எங்களிடம் திரும்பி வந்தது; உங்களைத் தொடர்பு கொள்வோம்',
  lost: 'வழியில் தொலைந்தது; உங்களைத் தொடர்பு கொள்வோம்',
  damaged: 'வழியில் சேதமடைந்தது; உங்களைத் தொடர்பு கொள்வோம்',
};

export const parcels: Messages['parcels'] = {
  title: 'உங்கள் பார்சல் எங்கே உள்ளது',
  status: (status) => statuses[status] ?? '',
};
