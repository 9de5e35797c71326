import { randomInt } from 'node:crypto';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LETTERS = `${CAPITALS}abcdefghijklmnopqrstuvwxyz`;

/** `order_RB58MiP5SPFYyM`: Razorpay's form. */
export function razorpayId(prefix: '' | 'order_' | 'pay_' | 'rfnd_'): string {
  return prefix + randomFrom(LETTERS, 14);
}

/** `5O190127TN364715T`: PayPal's form. */
export function paypalId(): string {
  return randomFrom(CAPITALS, 17);
}

function randomFrom(emails: string, length: number): string {
  return Array.from({ length }, () => emails[randomInt(emails.length)]).join('');
}
