import type { Messages } from '../en/en.ts';

const weekdays = ['திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி', 'ஞாயிறு'];
const festivals: Record<Parameters<Messages['adminPressPlan']['festival']>[0], string> = {
  pongal: 'பொங்கல்',
  holi: 'ஹோலி',
  'new-year': 'தமிழ்ப் புத்தாண்டு, விஷு',
  ganesh: 'விநாயகர் சதுர்த்தி',
  onam: 'ஓணம்',
  dussehra: 'நவராத்திரி, தசரா',
  diwali: 'தீபாவளி',
  christmas: 'கிறிஸ்துமஸ்',
};

export const adminPressPlan: Messages['adminPressPlan'] = {
  title: 'ஆட்டும் திட்டம்',
  thing: 'திட்டம்',
  thisWeek: 'இந்த வாரம் ஆட்ட வேண்டியவை',
  period: ({ from, to }) => `${from} முதல் ${to} வரை போதும்`,
  method:
    'கணக்கு: கடந்த எட்டு வாரச் சராசரி (புதிய வாரங்களுக்கு அதிக எடை), அதை வார நாளும் போன ஆண்டுப் பண்டிகையும் மாற்றிய அளவால் பெருக்கி, எதிர்பாராததற்குச் சிறிது சேர்த்து, இன்னும் விற்கக்கூடிய பாட்டில்களைக் கழிக்கிறோம்.',
  none: 'இன்னும் எந்த உணவுக்கும் பேட்ச் இல்லை. முதல் பேட்சைப் பதியுங்கள்; திட்டம் வரும்.',
  litres: (amount) => `${amount} லிட்டர்`,
  kilos: (amount) => `${amount} கிலோ`,
  orders: (amount) => `ஆர்டர்கள் ${amount}`,
  expected: (amount) => `எதிர்பார்ப்பு ${amount}`,
  stock: (amount) => `இருப்பு ${amount}`,
  seed: (kilos) => `விதை ${kilos}`,
  bottles: ({ count, size }) => `${count} × ${size}`,
  enough: 'போதும்',
  enter: 'பேட்சைப் பதி',
  buy: 'வாங்க வேண்டிய விதை:',
  seedOf: ({ food, kilos }) => `${food}-க்கு ${kilos}`,
  weekday: (day) => weekdays[day] ?? '',
  bestDay: (day) => `${day} அன்று அதிகம் விற்கும்`,
  evenWeek: 'வாரம் முழுவதும் சமமாக விற்கும்',
  noSales: 'இன்னும் விற்பனை இல்லை',
  unknown: 'இன்னும் தெரியவில்லை',
  festival: (festival) => festivals[festival],
  season: (festival) => `${festival}: சிறிது கூடுதலாகத் திட்டமிடப்பட்டது`,
  knownSeason: ({ festival, percent }) => `${festival}: போன ஆண்டு ${percent >= 0 ? '+' : ''}${percent} %`,
  dying: 'இந்தப் பாட்டில்கள் நேரத்தில் விற்காது',
  dies: ({ food, day, bottles }) => `${food}: விற்பனையின் கடைசி நாளான ${day}-க்குப் பின் ${bottles} மீதமாகும்.`,
  offer: (percent) => `${percent} % தள்ளுபடி கொடு`,
};
