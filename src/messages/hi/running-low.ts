/** "Running low?": the reminder, its link and the choice in the account. */
export const runningLow = {
  title: 'ख़त्म होने वाला है?',
  line: ({ food, size, quantity }: { food: string; size: string; quantity: number }) =>
    `${food}, ${quantity} × ${size}`,
  reason: ({ day, days }: { day: string; days: number }) =>
    `आपने इसे ${day} को ख़रीदा था; पिछले ऑर्डरों के हिसाब से इतना आपके यहाँ करीब ${days} दिन चलता है।`,
  stop: 'अब याद न दिलाएँ',
  stopped: 'हो गया। अब याद दिलाने वाले संदेश नहीं आएँगे।',
  stopNote: 'अपनी प्रोफ़ाइल में इन्हें फिर चालू कर सकते हैं।',
  filling: 'आपकी टोकरी भर रहे हैं…',
  unknown: 'यह लिंक इस खाते का नहीं है, या अब मान्य नहीं है।',
  linkUnknown: 'यह लिंक पूरा नहीं है। याद दिलाना आप अपनी प्रोफ़ाइल में बंद कर सकते हैं।',
  stopFailed: 'याद दिलाना बंद नहीं हो पाया। फिर कोशिश करें।',
  failed: 'टोकरी नहीं भर पाई। फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  toProfile: 'मेरी प्रोफ़ाइल पर',
  toShop: 'उत्पाद देखें',
  choice: 'कुछ ख़त्म होने वाला हो तो याद दिलाएँ',
  choiceNote:
    'आपने क्या ख़रीदा और वह कितने दिन चला, उसके हिसाब से। महीने में एक से ज़्यादा नहीं; अपने आप न कुछ ऑर्डर होता है, न पैसा कटता है।',
};
