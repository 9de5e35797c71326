import { storedUser } from '../../../lib/stored-user.ts';

/**
 * The method of the customer's last payment, stored in this browser. The payment page opens with it; right after checkout
 * it also starts it, see decision 0116.
 */
const keyOf = (userId: string) => `paid-by ${userId}`;

export function lastMethod(): string | undefined {
  const user = storedUser();
  return (user && localStorage.getItem(keyOf(user._id))) ?? undefined;
}

let tried: { orderId: string; methodId: string } | undefined;

/** The customer starts to pay. */
export function noteTry(orderId: string, methodId: string): void {
  tried = { orderId, methodId };
}

/** The method that the customer paid an order with in this page, as far as known. */
export function triedMethod(orderId: string): string | undefined {
  return tried?.orderId === orderId ? tried.methodId : undefined;
}

/** The order is paid, whoever reported it: the window, a webhook or the poll. */
export function rememberMethod(orderId: string): void {
  const user = storedUser();
  const method = triedMethod(orderId);
  if (user && method) localStorage.setItem(keyOf(user._id), method);
}

const PLACED = 'placed-order';

/** To be called before checkout opens the payment page, which is a document of its own. */
export function startAfterCheckout(orderId: string): void {
  sessionStorage.setItem(PLACED, orderId);
}

/** True once, for the order that was just placed: a reload, a second tab or the Back button must not open the window again. */
export function takeStart(orderId: string): boolean {
  const isPlaced = sessionStorage.getItem(PLACED) === orderId;
  sessionStorage.removeItem(PLACED);
  return isPlaced;
}
