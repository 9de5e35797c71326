import type { Messages } from '../en/en.ts';

export const remittanceErrors: Messages['remittanceErrors'] = {
  noWorkbook: 'यह फ़ाइल पढ़ी नहीं जा सकती। कूरियर की फ़ाइल Excel (.xls, .xlsx) या CSV में चुनें।',
  oldExcel:
    'यह पुरानी Excel फ़ाइल (.xls) पढ़ी नहीं जा सकती। इसे कूरियर से दोबारा डाउनलोड करें, या Excel workbook (.xlsx) में सेव करके वही चुनें।',
  formula: 'फ़ाइल में फ़ॉर्मूले हैं। कूरियर से दोबारा डाउनलोड करें और बिना बदले चुनें।',
  unknownColumns:
    'भुगतान के कॉलम नहीं मिले। Shiprocket (AWB, Order Value) या Delhivery (Waybill Number, Amount Payable) की फ़ाइल चुनें।',
  empty: 'फ़ाइल में कोई पार्सल नहीं है।',
  tooManyLines: (count) => `फ़ाइल में ${count} से ज़्यादा पंक्तियाँ हैं। इसे बाँटकर चुनें।`,
  digitsLost: ({ line, text }) =>
    `पंक्ति ${line}: संख्या ${text} के अंक खो गए हैं। कॉलम को टेक्स्ट बनाकर फ़ाइल फिर सेव करें।`,
  noAwb: (line) => `पंक्ति ${line} में पार्सल नंबर नहीं है।`,
  noAmount: ({ line, text }) => `पंक्ति ${line}: “${text}” कोई रकम नहीं है।`,
};
