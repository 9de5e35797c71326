/** The wishlist of a customer, on every page with foods. */
export const wishlist = {
  added: (food: string) => `"${food}" added to wishlist!`,
  removed: (food: string) => `"${food}" removed from wishlist!`,
};
