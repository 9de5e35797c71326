import type { Messages } from '../en/en.ts';

const sheets: Record<Parameters<Messages['adminLabels']['sheetName']>[0], string> = {
  'a4-65': 'A4, 65 लेबल, 38 × 21 मि.मी.',
  'a4-40': 'A4, 40 लेबल, 52.5 × 29.7 मि.मी.',
  'a4-24': 'A4, 24 लेबल, 64 × 34 मि.मी.',
  'a4-21': 'A4, 21 लेबल, 64 × 38 मि.मी.',
  'roll-50x25': 'रोल, 50 × 25 मि.मी.',
};

export const adminLabels: Messages['adminLabels'] = {
  title: 'बोतल के लेबल',
  links: 'इस बैच के बारे में और',
  passport: 'बोतल का पेज',
  recall: 'यह बैच वापस मँगाएँ',
  thing: 'बैच',
  back: 'बैच पर वापस',
  notFound: 'यह बैच नहीं है, या इसकी बोतलें पहले बैच से पहले गिनी गई थीं।',
  qr: 'लेबल का QR कोड',
  dates: ({ pressed, bestBefore }) => `${pressed} को पेरा गया, ${bestBefore} से पहले इस्तेमाल करें`,
  sheet: 'लेबल शीट',
  sheetName: (sheet) => sheets[sheet],
  size: 'साइज़',
  allSizes: 'बैच के सभी साइज़',
  count: 'हर साइज़ के लेबल',
  countHint: 'खाली छोड़ें तो भरी हुई हर बोतल के लिए एक।',
  skip: 'पहली शीट पर इस्तेमाल हो चुके लेबल',
  skipHint: 'ताकि शुरू की हुई शीट बेकार न जाए।',
  shiftX: 'दाएँ खिसकाएँ (मि.मी.)',
  shiftY: 'नीचे खिसकाएँ (मि.मी.)',
  law: 'लेबल पर बैच नंबर, तारीखें, शुद्ध मात्रा, MRP और इकाई मूल्य होता है; 30 मि.मी. ऊँचाई से आपका पता और लाइसेंस भी। 100 % पर छापें, “पेज में फिट” पर नहीं।',
  result: ({ labels, pages }) => `${pages} शीट पर ${labels} लेबल`,
  print: 'लेबल बनाएँ',
  nothing: 'लेबल लगाने के लिए कोई बोतल नहीं है।',
  tooMany: (max) => `ये ${max} से ज़्यादा लेबल हैं। एक-एक साइज़ छापें।`,
};
