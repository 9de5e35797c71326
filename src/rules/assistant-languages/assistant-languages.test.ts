import { expect, test } from 'vitest';
import {
  asksForOrder,
  foodQueries,
  openingQuestions,
  orderReply,
  type ReplyFacts,
  replyTo,
} from '../assistant.ts';
import { type Language, languages } from '../languages.ts';
import { assistantPage } from '../page-sections/assistant.ts';
import { placeholderValues } from '../page-sections/placeholder-values.ts';
import { visibleSections } from '../page-sections/resolve-sections.ts';
import { DEFAULT_POLICY } from '../policy.ts';
import { questionLanguage } from './assistant-languages.ts';

const shop = {
  name: 'Nila Farm',
  legalName: '',
  tagline: '',
  phone: '+91 90000 12345',
  email: 'hello@farm.example',
  address: '',
  state: 'Kerala',
  foodLicence: '',
  enterpriseRegistration: '',
  grievanceOfficer: { name: '', designation: '', email: '', phone: '' },
  policy: DEFAULT_POLICY,
  paymentMethods: ['upi'],
  payments: [{ method: 'upi', provider: 'Acme Pay', howToPay: 'by UPI', refundWay: 'to your UPI account' }],
};
const factsIn = (language: Language): ReplyFacts => ({
  ...shop,
  phoneHref: 'tel:+919000012345',
  sections: visibleSections(assistantPage, undefined, {
    language,
    values: placeholderValues(shop, language),
  }),
});

test.each([
  ['டெலிவரி எப்போது?', 'ta'],
  ['डिलीवरी कब होगी', 'hi'],
  ['delivery eppo varum', 'ta'],
  ['honey vilai enna', 'ta'],
  ['delivery kab hogi', 'hi'],
  ['mera order kahan hai', 'hi'],
  ['When is the delivery?', 'en'],
  ['honey', 'ta'],
  ['తేనె ఉందా', 'ta'],
] as const)('on a Tamil page "%s" is asked in %s', (question, language) => {
  expect(questionLanguage(question, 'ta')).toBe(language);
});

test.each([
  ['ஆர்டரை ரத்து செய்யலாமா?', 'ta', '5 மணி நேரம் வரை ரத்து'],
  ['பாட்டில் உடைந்து வந்தது', 'ta', '48 மணி நேரம் வரை'],
  ['பணம் திரும்ப எப்போது வரும்', 'ta', '5 முதல் 7 வேலை நாட்கள்'],
  ['கேஷ் ஆன் டெலிவரி உண்டா?', 'ta', 'இல்லை'],
  ['கேரளாவுக்கு எத்தனை நாளில் அனுப்புவீர்கள்?', 'ta', 'கேரளா: 2 முதல் 4 வேலை நாட்கள்'],
  ['eppo varum', 'ta', 'கேரளா: 2 முதல் 4 வேலை நாட்கள்'],
  ['குறைந்தபட்ச ஆர்டர் எவ்வளவு', 'ta', '₹1000'],
  ['பணம் எப்படிக் கட்டுவது', 'ta', 'UPI'],
  ['ऑर्डर रद्द करना है', 'hi', '5 घंटे के अंदर'],
  ['बोतल टूटी हुई आई', 'hi', '48 घंटे के अंदर'],
  ['पैसा वापस कब मिलेगा', 'hi', '5 से 7 कामकाजी दिन में'],
  ['कैश ऑन डिलीवरी है क्या', 'hi', 'नहीं'],
  ['कितने दिन में पहुँचेगा', 'hi', 'केरल में 2 से 4 कामकाजी दिन'],
  ['delivery kab tak hogi', 'hi', 'केरल में 2 से 4 कामकाजी दिन'],
  ['कम से कम कितने का ऑर्डर', 'hi', '₹1000'],
  ['भुगतान कैसे करूँ', 'hi', 'UPI'],
] as const)('the assistant answers "%s" in %s', (question, language, fact) => {
  expect(questionLanguage(question, 'en')).toBe(language);
  expect(replyTo(question, factsIn(language))?.text).toContain(fact);
});

test.each(languages)('%s: the assistant has a reply to every question it suggests', (language) => {
  const facts = factsIn(language);
  for (const question of openingQuestions(facts.sections)) {
    expect([question, replyTo(question, facts) !== undefined || asksForOrder(question)]).toEqual([
      question,
      true,
    ]);
  }
  expect(asksForOrder(openingQuestions(facts.sections)[3] ?? '')).toBe(true);
});

test('the state of the latest order, in the words of each language', () => {
  const order = { _id: 'id', number: 1042, status: 'SHIPPED' } as const;
  const textIn = (language: Language) => orderReply(order, factsIn(language)).text;
  expect(textIn('en')).toBe('Your latest order, #1042, is SHIPPED.');
  expect(textIn('ta')).toBe('உங்கள் கடைசி ஆர்டர் #1042: வழியில் வருகிறது.');
  expect(textIn('hi')).toBe('आपका पिछला ऑर्डर #1042: रास्ते में है।');
  expect(orderReply(undefined, factsIn('en')).text).toBe('You have no orders yet.');
});

test.each([
  ['நல்லெண்ணெய் விலை என்ன?', 'நல்லெண்ணெய்'],
  ['शहद का दाम क्या है', 'शहद'],
  ['honey irukka', 'honey'],
])('"%s" searches the catalogue for the food alone too', (question, food) => {
  expect(foodQueries(question)).toContain(food);
});
