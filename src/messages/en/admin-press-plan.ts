const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const festivals = {
  pongal: 'Pongal',
  holi: 'Holi',
  'new-year': 'Tamil New Year and Vishu',
  ganesh: 'Ganesh Chaturthi',
  onam: 'Onam',
  dussehra: 'Navaratri and Dussehra',
  diwali: 'Diwali',
  christmas: 'Christmas',
};

/** What to press this week. */
export const adminPressPlan = {
  title: 'Press plan',
  thing: 'plan',
  thisWeek: 'Press this week',
  period: ({ from, to }: { from: string; to: string }) => `Enough for ${from} to ${to}`,
  method:
    'How it is counted: the average of the last eight weeks, newer weeks counting more, times what the weekday and last year’s festival did, plus a reserve for surprises, less the bottles that can still be sold in time.',
  none: 'No food has batches yet. Enter the first pressing, and the plan follows.',
  litres: (amount: number) => `${amount} L`,
  kilos: (amount: number) => `${amount} kg`,
  orders: (amount: string) => `Orders ${amount}`,
  expected: (amount: string) => `Expected ${amount}`,
  stock: (amount: string) => `On the shelf ${amount}`,
  seed: (kilos: string) => `${kilos} of seed`,
  bottles: ({ count, size }: { count: number; size: string }) => `${count} × ${size}`,
  enough: 'Enough',
  enter: 'Enter pressing',
  buy: 'Seed to buy:',
  seedOf: ({ food, kilos }: { food: string; kilos: string }) => `${kilos} for ${food}`,
  weekday: (day: number) => weekdays[day] ?? '',
  bestDay: (day: string) => `Sells best on ${day}`,
  evenWeek: 'Sells evenly all week',
  noSales: 'No sales yet',
  unknown: 'Not known yet',
  festival: (festival: keyof typeof festivals) => festivals[festival],
  season: (festival: string) => `${festival}: a little more is planned`,
  knownSeason: ({ festival, percent }: { festival: string; percent: number }) =>
    `${festival}: ${percent >= 0 ? '+' : ''}${percent} % a year ago`,
  dying: 'These bottles will not sell in time',
  dies: ({ food, day, bottles }: { food: string; day: string; bottles: string }) =>
    `${food}: ${bottles} left over after ${day}, their last day of sale.`,
  offer: (percent: number) => `Offer ${percent} % off`,
};
