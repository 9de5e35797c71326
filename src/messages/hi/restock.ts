import type { Messages } from '../en/en.ts';

type Until = 'back' | 'cheaper';

const byKind = (texts: Record<Until, string>) => (until: Until) => texts[until];

export const restock: Messages['restock'] = {
  title: byKind({ back: 'आने पर मुझे ईमेल करें', cheaper: 'दाम घटने पर बताएँ' }),
  note: ({ food, size }) => `${food} (${size})`,
  dialogNote: byKind({
    back: 'यह आकार फिर आने पर हम सिर्फ़ एक ईमेल भेजेंगे, और कुछ नहीं।',
    cheaper: 'इस आकार का दाम घटने पर हम सिर्फ़ एक ईमेल भेजेंगे, और कुछ नहीं।',
  }),
  email: 'ईमेल',
  send: 'लिंक भेजें',
  failed: 'नहीं हो पाया। फिर से कोशिश करें।',
  checkMail: 'हमारे भेजे ईमेल में दिया लिंक खोलें।',
  waiting: byKind({
    back: 'फिर आने पर हम आपको ईमेल करेंगे।',
    cheaper: 'दाम घटने पर हम आपको एक बार बताएँगे।',
  }),
  takenBack: 'हो गया। इसके बारे में हम नहीं लिखेंगे।',
  unknown: 'यह लिंक अब मान्य नहीं है।',
  unknownNote: 'लिंक दो दिन चलते हैं। उत्पाद के पेज पर फिर से पूछें।',
  confirmText: byKind({
    back: 'क्या यह फिर आने पर हम आपको एक ईमेल भेजें?',
    cheaper: 'क्या इसका दाम घटने पर हम आपको एक ईमेल भेजें?',
  }),
  confirm: 'हाँ, ईमेल करें',
  confirmed: byKind({
    back: 'हो गया। फिर आने पर हम एक बार ईमेल करेंगे।',
    cheaper: 'हो गया। दाम घटने पर हम एक बार ईमेल करेंगे।',
  }),
  stopText: byKind({
    back: 'फिर आए उत्पादों के ईमेल अब नहीं चाहिए?',
    cheaper: 'घटे दामों के ईमेल अब नहीं चाहिए?',
  }),
  stop: 'ये ईमेल बंद करें',
  stopped: byKind({
    back: 'हो गया। फिर आए उत्पादों के ईमेल अब नहीं आएँगे।',
    cheaper: 'हो गया। घटे दामों के ईमेल अब नहीं आएँगे।',
  }),
  toFood: 'उत्पाद देखें',
};
