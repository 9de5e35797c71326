import type { Messages } from '../en/en.ts';

const reasons: Partial<Record<string, string>> = {
  'not-served': 'कूरियर इस पिनकोड पर नहीं जाता। किसी और कूरियर से खुद भेजें।',
  'no-cash': 'कूरियर इस पिनकोड पर नकद नहीं लेता। ग्राहक से ऑनलाइन भुगतान को कहें, या खुद भेजें।',
  'no-credit': 'कूरियर के वॉलेट में पैसे नहीं हैं। वहाँ रिचार्ज करें, फिर बुक करें।',
  'bad-address': 'कूरियर ने पता या फ़ोन नंबर नहीं माना। ठीक करके फिर बुक करें।',
  'keys-rejected': 'कूरियर ने कुंजियाँ या पिकअप पता नहीं माना। सेट-अप में जाँचें।',
};

const tasks = {
  undelivered: 'डिलीवर नहीं हो पाया: ग्राहक को फ़ोन करें, फिर कूरियर से दोबारा कोशिश करवाएँ।',
  returned: 'पार्सल लौट आया: सामान देखें, फिर दर्ज करें।',
  lost: 'कूरियर से पार्सल खो गया: वहाँ दावा करें, और सामान फिर भेजें या रिफ़ंड दें।',
  damaged: 'पार्सल में टूट-फूट हुई: कूरियर पर दावा करें, और सामान फिर भेजें या रिफ़ंड दें।',
};

export const adminParcels: Messages['adminParcels'] = {
  rejected: ({ code, said }) => reasons[code] ?? (said && `कूरियर कहता है: ${said.slice(0, 200)}`),
  hasLeft: 'पार्सल कूरियर के पास पहुँच चुका है, बुकिंग रद्द नहीं हो सकती।',
  title: 'कूरियर बुकिंग',
  thing: 'बुकिंग',
  link: 'कूरियर बुकिंग',
  waiting: 'कूरियर के इंतज़ार में',
  noneWaiting: 'कोई पार्सल कूरियर के इंतज़ार में नहीं है। ऑर्डर के पेज पर बुक करें।',
  tasks: 'आपका काम',
  task: (task) => tasks[task],
  carriedBy: (carrier) => `${carrier} से`,
  bookedWith: 'बुक किया कूरियर',
  reference: 'संदर्भ',
  requestPickup: 'पिकअप बुलाएँ',
  pickupAsked: (note) => (note ? `पिकअप: ${note}` : 'पिकअप बुलाया गया'),
  manifest: 'मैनिफ़ेस्ट (PDF)',
  labels: 'लेबल (PDF)',
  noFile: 'कूरियर से फ़ाइल नहीं मिली। फिर से कोशिश करें।',
  hasManifest: 'मैनिफ़ेस्ट में है',
  cancelBooking: 'बुकिंग रद्द करें',
  cancelled: 'बुकिंग रद्द हो गई।',
  orderCancelled: 'ऑर्डर रद्द है: बुकिंग भी रद्द करें।',
  askNow: 'कूरियर से अभी पूछें',
  asked: 'अब ताज़ा है।',
  reattempt: 'दोबारा डिलीवर करवाएँ',
  reattemptNote: 'कूरियर के लिए नोट',
  reattemptHint: 'जैसे घर पर कोई कब मिलेगा',
  reattempted: 'कूरियर दोबारा कोशिश करेगा।',
  done: 'हो गया',
  choose: (number) => `ऑर्डर #${number} चुनें`,
  requested: (count) => `${count} पार्सल के लिए पिकअप बुलाया गया।`,
  notRequested: ({ number, message }) => `#${number}: ${message}`,
  booked: (name) => `${name} से बुक हुआ। कूरियर के ले जाने पर ऑर्डर भेजा हुआ माना जाएगा।`,
};
