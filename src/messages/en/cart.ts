/** The cart page. */
export const cart = {
  title: 'Your Cart',
  loadFailed: 'Your cart could not be loaded.',
  empty: 'Your Cart is Empty',
  emptyNote: "Looks like you haven't added anything yet.",
  quantityOf: (food: string) => `Quantity of ${food}`,
  oneLess: (food: string) => `One less of ${food}`,
  oneMore: (food: string) => `One more of ${food}`,
  toPay: 'To pay',
  couponNote: 'Coupons are applied at checkout.',
  deliveryLater: 'Delivery is added at checkout, when we know your state.',
  minimumReached: (amount: string) => `Minimum order of ${amount} reached`,
  proceed: 'Continue',
  gap: 'To reach the minimum order',
  gapTitle: ({ missing, minimum }: { missing: string; minimum: string }) =>
    `Add ${missing} to reach the ${minimum} minimum`,
  add: 'Add',
  addFood: (food: string) => `Add ${food}`,
  missingToMinimum: ({ missing, minimum }: { missing: string; minimum: number }) =>
    `${missing} more to reach the minimum order of ₹${minimum}`,
  cartReachedMinimum: (rupees: number) => `Your cart has reached the minimum order of ₹${rupees}`,
};
