import type { Messages } from '../en/en.ts';

export const remittanceErrors: Messages['remittanceErrors'] = {
  noWorkbook: 'இந்த ஃபைலைப் படிக்க முடியவில்லை. கூரியரின் ஃபைலை Excel (.xls, .xlsx) அல்லது CSV ஆகத் தேர்ந்தெடுங்கள்.',
  oldExcel:
    'இந்தப் பழைய Excel ஃபைலைப் (.xls) படிக்க முடியவில்லை. கூரியரிடமிருந்து மீண்டும் பதிவிறக்குங்கள், அல்லது Excel workbook (.xlsx) ஆகச் சேமித்து அதைத் தேர்ந்தெடுங்கள்.',
  formula: 'ஃபைலில் சூத்திரங்கள் உள்ளன. கூரியரிடமிருந்து மீண்டும் பதிவிறக்கி, மாற்றாமல் தேர்ந்தெடுங்கள்.',
  unknownColumns:
    'தேவையான நெடுவரிசைகள் இல்லை. Shiprocket (AWB, Order Value) அல்லது Delhivery (Waybill Number, Amount Payable) ஃபைலைத் தேர்ந்தெடுங்கள்.',
  empty: 'ஃபைலில் பார்சல்கள் இல்லை.',
  tooManyLines: (count) => `ஃபைலில் ${count} வரிகளுக்கு மேல் உள்ளன. பிரித்துத் தாருங்கள்.`,
  digitsLost: ({ line, text }) =>
    `வரி ${line}: ${text} என்ற எண்ணில் இலக்கங்கள் தொலைந்துள்ளன. நெடுவரிசையை எழுத்தாக மாற்றி மீண்டும் சேமியுங்கள்.`,
  noAwb: (line) => `வரி ${line}-இல் பார்சல் எண் இல்லை.`,
  noAmount: ({ line, text }) => `வரி ${line}: “${text}” ஒரு தொகை அல்ல.`,
};
