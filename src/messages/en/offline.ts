import { plural } from './plural.ts';

/** The shop without a connection, and installed like an app. */
export const offline = {
  title: 'No connection',
  bar: 'No connection. You see what this phone has stored.',
  note: 'What this phone has stored is still here. We try again by ourselves.',
  stored: 'Stored on this phone',
  cart: (count: number) => plural(count, { one: 'Cart, 1 piece', other: `Cart, ${count} pieces` }),
  orders: (count: number) => plural(count, { one: 'Your last order', other: `Your last ${count} orders` }),
  products: 'All products',
  recipe: 'Recipe',
  food: 'Food',
  storedAt: (time: string) => `As of ${time}`,
  queued: 'No connection. We change your cart as soon as it is back.',
  waiting: (count: number) =>
    plural(count, { one: '1 change waits to be sent.', other: `${count} changes wait to be sent.` }),
  sent: 'Back online. Your cart is up to date.',
  rejected: (change: { food: string; reason: string }) => `${change.food}: ${change.reason}`,
  install: (shop: string) => `${shop} as an app`,
  installNote: 'Your orders and recipes, also without internet.',
  installButton: 'Install',
  installByHand: 'Tap the share button of your browser, then “Add to Home Screen”.',
  notNow: 'Not now',
};
