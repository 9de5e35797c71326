/** An applied coupon code survives a reload and a visit to the cart, in this tab, until the order is placed. */
const keyOf = (userId: string) => `coupon ${userId}`;

export function savedCoupon(userId: string): string {
  return sessionStorage.getItem(keyOf(userId)) ?? '';
}

export function saveCoupon(userId: string, code: string): void {
  sessionStorage.setItem(keyOf(userId), code);
}

export function clearSavedCoupon(userId: string): void {
  sessionStorage.removeItem(keyOf(userId));
}
