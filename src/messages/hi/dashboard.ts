import type { Messages } from '../en/en.ts';

export const dashboard: Messages['dashboard'] = {
  title: 'डैशबोर्ड',
  orders: 'ऑर्डर',
  ordersNote: 'देखें, ट्रैक करें, फिर से मंगाएँ',
  profile: 'प्रोफ़ाइल',
  profileNote: 'आपकी जानकारी और पसंदीदा',
  closedNotice: 'आपकी दुकान बंद है: सिर्फ़ एडमिन और खास लिंक वाले लोग इसे देख सकते हैं।',
  closedLink: 'सेटिंग पूरी करके खोलें',
  openSettings: 'सेटिंग खोलें',
};
