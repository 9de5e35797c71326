/** Messages on the screen of a phone or computer, from this browser. */
export const push = {
  thisBrowser: 'इस ब्राउज़र पर संदेश',
  tell: 'भेजने पर मुझे बताएँ',
  tellNote: 'हर कदम पर यहाँ एक छोटा संदेश',
  isOn: 'संदेश चालू हैं',
  isOnNote: 'बंद करने के लिए टैप करें',
  switchedOn: 'इस ब्राउज़र पर संदेश चालू हैं।',
  switchedOff: 'इस ब्राउज़र पर संदेश बंद हैं।',
  blocked: 'आपका ब्राउज़र इस दुकान के संदेश रोकता है। उसकी सेटिंग में अनुमति दें।',
  failed: 'यहाँ संदेश चालू नहीं हो पाए। बाद में कोशिश करें।',
  newOrders: 'नए ऑर्डर पर बताए',
  newOrdersOn: 'नए ऑर्डर पर बताएगा',
};
