import { randomInt } from 'node:crypto';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LETTERS = `${CAPITALS}abcdefghijklmnopqrstuvwxyz`;

/** Razorpay's format: `order_RB58MiP5SPFYyM`. */
export function razorpayId(prefix: '' | 'order_' | 'pay_' | 'rfnd_'): string {
  return prefix + randomFrom(LETTERS, 14);
}

/** PayPal's format: `5O190127TN364715T`. */
export function paypalId(): string {
  return randomFrom(CAPITALS, 17);
}

function randomFrom(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
