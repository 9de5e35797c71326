import type { AssistantLanguage } from './assistant-language.ts';

export const tamil: AssistantLanguage = {
  topics: {
    cancel: /ரத்து|கேன்சல்|கேன்ஸல்|\b(cancel|raththu|rathu)\b/iu,
    damage:
      /உடைந்|உடஞ்ச|உடைஞ்ச|சேத|கசி|ஒழுகு|லீக்|குறைகிறது|குறையுது|காணவில்லை|காணோம்|தவறான|தப்பான|\b(udan?jiru\w*|odan?ju\w*|udaindhu\w*|kaanom|kanom|leak)\b/iu,
    return:
      /திருப்பி|திரும்ப|ரிட்டர்ன்|மாற்ற|வாபஸ்|ரீஃபண்ட்|ரீபண்ட்|\b(thiruppi|thirumba|thirupi|return|refund|exchange|vaapas)\b/iu,
    cash: /கேஷ்|சிஓடி|ரொக்க|\b(cash|cod)\b|(வந்த|டெலிவரி).{0,20}பணம்/iu,
    delivery:
      /டெலிவரி|எப்போ|எப்ப\s|எத்தனை நாள்|அனுப்பு|கூரியர்|வந்து சேர|வரும்|\b(delivery|eppo|epo|ethana naal|evlo naal|anuppu\w*|varum|courier)\b/iu,
    minimum: /குறைந்தபட்ச|குறைஞ்ச|மினிமம்|\b(minimum|koranja\w*|kuraintha\w*)\b/iu,
    payment: /பணம்|கட்டண|பேமெண்ட்|யுபிஐ|ஜிபே|ஜீபே|செலுத்த|\b(panam|kattanam|payment|pay|upi|gpay|phonepe)\b/iu,
    privacy: /தனியுரிமை|தனிப்பட்ட|தரவு|கணக்கை நீக்க|\b(privacy)\b/iu,
  },
  order:
    /(என்|எனது|என்னோட|என்னுடைய) ஆர்டர|ஆர்டர் (எங்க|நிலை)|பார்சல் எங்க|டிராக்|\b(en(noda)? order|order eng[ae]|parcel eng[ae])\b/iu,
  price: /விலை|எவ்வளவு|எவ்ளோ|ரேட்|\b(vilai|rate|price|evlo|evvalavu)\b/iu,
  stock:
    /ஸ்டாக்|இருக்கா|இருக்கிறதா|இருக்குதா|உள்ளதா|கிடைக்குமா|தீர்ந்து|\b(stock|available|irukka|iruka|irukkutha|kidaikk?uma)\b/iu,
  frying: /பொரி|வறு|வடை சுட|\b(porikka|poriya\w*|porikk?a\w*|varu(kka|val)|fry\w*)\b/iu,
  heat: /சூடாக்|சூடு/u,
  fillers:
    /(?<!\p{L})(விலை|என்ன|எவ்வளவு|எவ்ளோ|இருக்கா|இருக்கிறதா|உள்ளதா|வேண்டும்|வேணும்|கிடைக்குமா|உங்களிடம்|உங்ககிட்ட|எனக்கு|எந்த|எது|நல்லது|நல்லதா|ஏற்றது|ஏற்றதா|ஸ்டாக்|ரேட்|endha|entha|edhu|nallathu|nalladhu|nallatha|stock|available|rate|price|vilai|enna|evlo|evvalavu|irukka|iruka|venum|vendum|kidaikuma|kidaikkuma|unga|kitta|enaku|enakku)(?![\p{L}\p{M}])/giu,
  latinWords:
    /\b(vanakkam|epo|eppo|eppadi|epdi|enna|irukka|iruka|irukku|vilai|enga|enge|evlo|evvalavu|ethana|venum|vendum|varum|kidaikk?uma?|panam|anuppu\w*|unga|ungal|naal|sollunga|illaya)\b/i,
};
