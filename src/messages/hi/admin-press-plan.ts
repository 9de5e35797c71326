import type { Messages } from '../en/en.ts';

const weekdays = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'];
const festivals: Record<Parameters<Messages['adminPressPlan']['festival']>[0], string> = {
  pongal: 'पोंगल',
  holi: 'होली',
  'new-year': 'तमिल नववर्ष और विषु',
  ganesh: 'गणेश चतुर्थी',
  onam: 'ओणम',
  dussehra: 'नवरात्रि और दशहरा',
  diwali: 'दिवाली',
  christmas: 'क्रिसमस',
};

export const adminPressPlan: Messages['adminPressPlan'] = {
  title: 'पेराई की योजना',
  thing: 'योजना',
  thisWeek: 'इस हफ़्ते क्या पेरें',
  period: ({ from, to }) => `${from} से ${to} तक के लिए काफ़ी`,
  method:
    'हिसाब: पिछले आठ हफ़्तों का औसत (नए हफ़्तों का वज़न ज़्यादा), गुणा हफ़्ते के दिन और पिछले साल के त्योहार का असर, साथ में थोड़ा बचाव, और उसमें से वे बोतलें घटाकर जो समय पर बिक सकती हैं।',
  none: 'अभी किसी चीज़ का बैच नहीं है। पहली पेराई दर्ज करें, योजना अपने आप बनेगी।',
  litres: (amount) => `${amount} लीटर`,
  kilos: (amount) => `${amount} किलो`,
  orders: (amount) => `ऑर्डर ${amount}`,
  expected: (amount) => `अनुमान ${amount}`,
  stock: (amount) => `स्टॉक ${amount}`,
  seed: (kilos) => `बीज ${kilos}`,
  bottles: ({ count, size }) => `${count} × ${size}`,
  enough: 'काफ़ी है',
  enter: 'पेराई दर्ज करें',
  buy: 'खरीदने का बीज:',
  seedOf: ({ food, kilos }) => `${food} के लिए ${kilos}`,
  weekday: (day) => weekdays[day] ?? '',
  bestDay: (day) => `${day} को सबसे ज़्यादा बिकता है`,
  evenWeek: 'पूरे हफ़्ते एक जैसा बिकता है',
  noSales: 'अभी बिक्री नहीं',
  unknown: 'अभी पता नहीं',
  festival: (festival) => festivals[festival],
  season: (festival) => `${festival}: थोड़ा ज़्यादा रखा गया`,
  knownSeason: ({ festival, percent }) => `${festival}: पिछले साल ${percent >= 0 ? '+' : ''}${percent} %`,
  dying: 'ये बोतलें समय पर नहीं बिकेंगी',
  dies: ({ food, day, bottles }) => `${food}: बिक्री के आखिरी दिन ${day} के बाद ${bottles} बचेंगी।`,
  offer: (percent) => `${percent} % छूट दें`,
};
