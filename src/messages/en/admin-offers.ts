import { plural } from './plural.ts';

const numbers = new Intl.NumberFormat('en-IN');
const foodsOf = (count: number) => plural(count, { one: '1 food', other: `${numbers.format(count)} foods` });

/** 1 is Monday. */
const weekdays: Readonly<Record<number, string>> = {
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
};

/** The list and the form of offers that run at certain hours. */
export const adminOffers = {
  title: 'Offers',
  thing: 'offer',
  things: 'offers',
  offer: 'Offer',
  add: 'Add Offer',
  notFound: 'Offer not found.',
  goToOffers: 'Go to Offers',
  none: 'No offer yet. An offer lowers prices on the days and hours you choose, and the home page announces it.',
  discount: 'Off',
  when: 'When',
  now: 'Now',
  actions: 'Actions',
  days: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  fromDay: (day: string) => `${day} onwards`,
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  switchOfferOff: (offer: string) => `Switch off ${offer}`,
  switchOfferOn: (offer: string) => `Switch on ${offer}`,
  switchedOff: (offer: string) => `${offer} is off.`,
  switchedOn: (offer: string) => `${offer} is on.`,
  off: 'Off',
  running: 'Running',
  until: (time: string) => `until ${time}`,
  starts: (time: string) => `Starts ${time}`,
  over: 'Over',
  delete: 'Delete',
  deleteOffer: (offer: string) => `Delete ${offer}`,
  deleteQuestion: (offer: string) => `Delete ${offer}?`,
  deleted: (offer: string) => `${offer} is deleted.`,
  deleteRunning: 'It is running: prices go back at once. Orders keep the price they were placed with.',
  deleteNote: 'Orders keep the price they were placed with.',
  create: 'Create',
  update: 'Update',
  created: (offer: string) => `Offer "${offer}" created.`,
  updated: (offer: string) => `Offer "${offer}" updated.`,
  suggestedName: (offer: { food: string; percent: number }) => `${offer.food}: ${offer.percent}% off`,
  name: 'Name (customers read it)',
  percent: 'Percent off',
  firstDay: 'First day',
  lastDay: 'Last day',
  lastDayHint: 'Empty: without an end',
  from: 'From',
  to: 'To',
  toHint: 'The same time or an earlier one: on the next day',
  weekdays: 'Days',
  weekday: (day: number) => weekdays[day],
  isOn: 'On: prices change as planned',
  appliesTo: 'Applies to',
  allFoods: 'All foods',
  categories: 'Categories',
  chosenFoods: 'Chosen foods',
  foods: 'Foods',
  searchFoods: 'Search foods',
  noFoodMatches: 'No food matches.',
  addFood: 'Add ',
  removeFood: (food: string) => `Remove ${food}`,
  foodCount: foodsOf,
  allOfFoods: (count: number) => `All ${foodsOf(count)}`,
  noFoods: 'No published food belongs to it.',
  noChange: (foods: number) =>
    plural(foods, {
      one: 'It changes no price: the food has at least this discount already.',
      other: 'It changes no price: all these foods have at least this discount already.',
    }),
  someUnchanged: (foods: number) =>
    plural(foods, {
      one: `${foods} of them has at least this discount already.`,
      other: `${foods} of them have at least this discount already.`,
    }),
  incomplete: 'Fill in the form to see when it runs and what it changes.',
  preview: ({
    schedule,
    percent,
    foods,
    isOn,
    isRunning,
    next,
  }: {
    schedule: string;
    percent: number;
    foods: number;
    isOn: boolean;
    isRunning: boolean;
    /** When it runs next. */
    next: string | undefined;
  }) =>
    [
      `Runs <strong>${schedule}</strong>, <strong>${percent}% off</strong> ${foodsOf(foods)}`,
      isRunning ? '; running now' : '',
      next ? `; next: ${next}` : '',
      isOn ? '' : '. It is off: nothing happens until you switch it on',
      isOn && !next && !isRunning ? '; none of these days comes' : '',
      '.',
    ].join(''),
  everyDay: 'Every day',
  allDay: (days: string) => `${days}, all day`,
  nextDay: (hours: string) => `${hours} the next day`,
};
