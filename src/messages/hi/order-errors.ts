import type { Messages } from '../en/en.ts';

export const orderErrors: Messages['orderErrors'] = {
  couponUsed: 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं',
  couponNoneLeft: 'यह कूपन खत्म हो गया',
  notSold: 'अब नहीं बिकता',
  cartFull: 'आपका कार्ट भर गया है।',
  tooManyUnpaid: (orders) =>
    `आपके ${orders} ऑर्डर का भुगतान बाकी है। पहले ‘मेरे ऑर्डर’ में किसी एक का भुगतान करें या उसे मिटाएँ।`,
  tooManyPieces: ({ food, size, max }) =>
    `${food} (${size}): भुगतान से पहले ज़्यादा से ज़्यादा ${max} ऑर्डर हो सकते हैं। कम लें, या ज़्यादा चाहिए तो हमें लिखें।`,
  someHeld: ({ food, size, held, max, left }) =>
    `${food} (${size}): बिना भुगतान वाले आपके ऑर्डर में पहले से ${held} हैं, और ज़्यादा से ज़्यादा ${max} रख सकते हैं। ${left} तक लें, या पहले उनमें से किसी एक का भुगतान करें या उसे मिटाएँ।`,
  allHeld: ({ food, size, held, max }) =>
    `${food} (${size}): बिना भुगतान वाले आपके ऑर्डर में पहले से ${held} हैं, और ज़्यादा से ज़्यादा ${max} रख सकते हैं। पहले उनमें से किसी एक का भुगतान करें या उसे मिटाएँ।`,
  or: ' या ',
  otherState: ({ pincode, states, state }) => `पिनकोड ${pincode} ${states} में है, ${state} में नहीं। दोनों जाँच लें।`,
  unknownState: ({ pincode, states }) => `पिनकोड ${pincode} ${states} में है। राज्य चुनें।`,
};
