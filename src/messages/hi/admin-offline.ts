import type { Messages } from '../en/en.ts';

export const adminOffline: Messages['adminOffline'] = {
  listFrom: (time) => `इंटरनेट नहीं है। यह सूची ${time} की है। चुनाव इसी फ़ोन में रहेंगे, ट्रैकिंग नंबर बाद में भेजे जाएँगे।`,
  waits: 'इंटरनेट का इंतज़ार',
  parcelsWait: (count) => `${count} पार्सल भेजे जाने बाकी हैं।`,
  savedHere: 'इंटरनेट नहीं है। नंबर इस फ़ोन में सेव हैं और इंटरनेट आते ही भेजे जाएँगे।',
  sent: (count) => `इंटरनेट वापस आ गया। ${count} पार्सल भेज दिए गए।`,
  notShipped: 'बिना इंटरनेट के पैक किए गए, पर भेजे नहीं गए',
  done: 'ठीक है',
};
