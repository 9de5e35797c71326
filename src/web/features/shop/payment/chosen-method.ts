import { storedUser } from '../../../lib/stored-user.ts';

/**
 * The method of the customer's last payment, kept in this browser. The payment page opens with it; right after checkout
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

/** The order is paid, whoever reported it: the window, a webhook or the poll. */
export function rememberMethod(orderId: string): void {
  const user = storedUser();
  if (user && tried?.orderId === orderId) localStorage.setItem(keyOf(user._id), tried.methodId);
}

// not in the history or the storage: a reload, a second tab or the Back button must not open the window again
let placed: string | undefined;

/** To be called before checkout opens the payment page. */
export function startAfterCheckout(orderId: string): void {
  placed = orderId;
}

/** True once, for the order that was just placed. */
export function takeStart(orderId: string): boolean {
  const isPlaced = placed === orderId;
  placed = undefined;
  return isPlaced;
}
