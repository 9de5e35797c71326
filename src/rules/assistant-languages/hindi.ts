import type { AssistantLanguage } from './assistant-language.ts';

export const hindi: AssistantLanguage = {
  topics: {
    cancel: /रद्द|कैंसल|कैंसिल|\b(cancel|radd?)\b/iu,
    damage:
      /टूट|ख़राब|खराब|लीक|फटा|फटी|कम (आया|निकला)|(गलत|ग़लत) (सामान|चीज|आया)|\b(toot\w*|tut[aie]|kharab|galat|leak)\b/iu,
    return:
      /वापस|वापिस|लौटा|बदल|रिफंड|रिफ़ंड|रिटर्न|एक्सचेंज|\b(wapas|vapas|lauta\w*|badal\w*|refund|return|exchange)\b/iu,
    cash: /कैश|नकद|नक़द|सीओडी|\b(cash|cod|nakad)\b/iu,
    delivery:
      /डिलीवरी|डिलिवरी|कब (तक|आएगा|आयेगा|आएगी|मिलेगा|पहुँचेगा|पहुंचेगा)|कितने दिन|भेज|कूरियर|पहुँच|पहुंच|\b(delivery|kab|kitne din|bhej\w*|pahu?nch\w*|courier)\b/iu,
    minimum: /कम से कम|न्यूनतम|मिनिमम|\b(kam se kam|minimum)\b/iu,
    payment: /भुगतान|पेमेंट|पैसे|पैसा|यूपीआई|जीपे|\b(bhugtan|paise|paisa|payment|pay|upi|gpay|phonepe)\b/iu,
    privacy: /निजता|गोपनीय|निजी|डेटा|खाता हटा|\b(privacy)\b/iu,
  },
  order:
    /मेर[ाे] (ऑर्डर|आर्डर|पार्सल)|(ऑर्डर|आर्डर|पार्सल) कह(ाँ|ां|ा)|(ऑर्डर|आर्डर) (की|का) (स्थिति|स्टेटस)|ट्रैक|\b(mera (order|parcel)|(order|parcel) kaha\w*)\b/iu,
  price:
    /दाम|कीमत|क़ीमत|भाव|रेट|कितने (का|की|में)|\b(daam|dam|kimat|keemat|bhav|rate|price|kitne (ka|ki|mein|me))\b/iu,
  stock:
    /स्टॉक|उपलब्ध|मिलेगा|मिलेगी|मिलता|मिलती|खत्म|ख़त्म|\b(stock|available|uplabdh|milega|milegi|milta|milti|khatam)\b/iu,
  frying: /तल(ना|ने|नी|ा|े)|फ्राई|फ़्राई|\b(tal(na|ne)|fry\w*)\b/iu,
  heat: /गर्म|गरम/u,
  fillers:
    /(?<!\p{L})(दाम|कीमत|क़ीमत|क्या|कितना|कितने|कितनी|का|की|के|है|हैं|चाहिए|मिलेगा|मिलेगी|मिलता|आपके|पास|मुझे|में|लिए|कौन|कौनसा|कौन-सा|सा|सी|अच्छा|अच्छी|सही|ठीक|स्टॉक|उपलब्ध|रेट|भाव|daam|dam|kimat|keemat|kya|kitna|kitne|kitni|ka|ki|ke|hai|hain|chahiye|milega|milegi|aapke|paas|mujhe|liye|kaun|kaunsa|kaunsi|accha|achha|acha|sahi|stock|available|uplabdh|rate|price|bhav|mein|me)(?![\p{L}\p{M}])/giu,
  latinWords:
    /\b(namaste|kab|kaise|kya|kitna|kitne|kitni|kahan|kahaan|kaha|mera|meri|hai|hain|chahiye|milega|milegi|paisa|paise|wapas|vapas|daam|kimat|keemat|aap|aapka|aapke|nahi|nahin|karna|mujhe)\b/i,
};
