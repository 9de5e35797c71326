import { states } from '../../../../messages/hi/states.ts';
import { listed } from '../../listed.ts';
import type { PlaceholderTexts } from '../section-language.ts';

const range: PlaceholderTexts['range'] = ({ min, max }) => (min === max ? String(min) : `${min} से ${max}`);

/** The units have the form that a postposition needs ("1 घंटे के अंदर"), because the sentences go on with one. */
export const placeholderTexts: PlaceholderTexts = {
  range,
  minutes: (minutes) => `${minutes} मिनट`,
  hours: (hours) => `${hours} घंटे`,
  days: (days) => `${days} दिन`,
  businessDays: (days) => `${range(days)} कामकाजी दिन`,
  workingDays: (days) => `${range(days)} कामकाजी दिन`,
  ourFarm: 'हमारा फ़ार्म',
  stateName: states.shown,
  ownState: { inText: 'हमारे अपने राज्य', inTable: 'हमारा अपना राज्य' },
  anyAmount: 'किसी भी रकम',
  minimumTerms: (amount) =>
    `कम से कम ${amount} का ऑर्डर ज़रूरी है। इसमें कूपन और डिलीवरी से पहले का, कार्ट के सामान का दाम गिना जाता है।`,
  noMinimum: 'कम से कम कितने का ऑर्डर हो, ऐसी कोई शर्त नहीं है।',
  deliveryTimes: ({ home, state, others, remote }) =>
    `${state} में ${home}, दूसरे राज्यों में ${others} और दूर के इलाकों में ${remote} दिन`,
  deliveryTable: {
    to: 'कहाँ',
    time: 'कितने दिन',
    otherStates: 'दूसरे राज्य',
    remoteAreas: 'दूर के इलाके',
  },
  refundBy: (method) => `${method} से रिफ़ंड`,
  names: (names) => listed(names, ' या '),
  ways: (ways) => listed(ways, ', या '),
  payBy: (first, others) => `आप ${first} भुगतान करते हैं${others.map((way) => `, या ${way}`).join('')}।`,
  cashTerms: ({ from, upTo, fee }) =>
    `कैश ऑन डिलीवरी ${from} से ${upTo} तक के ऑर्डर के लिए है${fee && `, जिसका शुल्क ${fee} ऑर्डर से पहले दिखाया जाता है`}। ऐसे ऑर्डर की पुष्टि करते ही बिक्री पक्की हो जाती है। पार्सल बिना भुगतान लौटे तो ऑर्डर रद्द होता है, और अगले ऑर्डर के लिए हम ऑनलाइन भुगतान माँग सकते हैं।`,
  cashOnDelivery: {
    offered: 'ऑर्डर आने पर नकद भी दे सकते हैं।',
    notOffered: 'कैश ऑन डिलीवरी की सुविधा नहीं है।',
  },
};
