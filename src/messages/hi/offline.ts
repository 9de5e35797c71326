import type { Messages } from '../en/en.ts';

export const offline: Messages['offline'] = {
  title: 'इंटरनेट नहीं है',
  bar: 'इंटरनेट नहीं है। आप वही देख रहे हैं जो इस फ़ोन में सेव है।',
  note: 'इस फ़ोन में जो सेव है, वह यहीं है। हम अपने आप फिर कोशिश करते रहेंगे।',
  stored: 'इस फ़ोन में सेव',
  cart: (count) => `कार्ट, ${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`,
  orders: (count) => (count === 1 ? 'आपका पिछला ऑर्डर' : `आपके पिछले ${count} ऑर्डर`),
  products: 'सारी चीज़ें',
  recipe: 'रेसिपी',
  food: 'चीज़',
  storedAt: (time) => `${time} की जानकारी`,
  queued: 'इंटरनेट नहीं है। आते ही हम आपका कार्ट बदल देंगे।',
  waiting: (count) => (count === 1 ? '1 बदलाव भेजा जाना बाकी है।' : `${count} बदलाव भेजे जाने बाकी हैं।`),
  sent: 'इंटरनेट वापस आ गया। आपका कार्ट ठीक है।',
  rejected: ({ food, reason }) => `${food}: ${reason}`,
  install: (shop) => `${shop} ऐप`,
  installNote: 'आपके ऑर्डर और रेसिपी, बिना इंटरनेट के भी।',
  installButton: 'इंस्टॉल करें',
  installByHand: 'ब्राउज़र का शेयर बटन दबाएँ, फिर “Add to Home Screen” चुनें।',
  notNow: 'अभी नहीं',
};
